/** What nothing is published with: all else is said and left to the writer. */
import type { PostFields } from '../post.ts'

/** As the server refuses it (`content/urls/urls.ts`): characters that a URL cannot have, parts of dots, `null`. */
export const isUrlBroken = (slug: string): boolean =>
  slug !== '' && (/[/?#%\\<>"`^{|}]/.test(slug) || /^null|^\.+$/i.test(slug.trim()))

export const isStopped = ({ title, slug }: Pick<PostFields, 'title' | 'slug'>): boolean =>
  title.trim() === '' || isUrlBroken(slug)
