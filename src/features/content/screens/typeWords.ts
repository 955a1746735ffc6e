/** What the entries of a content type are called in sentences. */
import type { PostTypeView } from '../schema.ts'

const known: Record<string, { one: string; many: string }> = {
  page: { one: 'page', many: 'Pages' },
  post: { one: 'post', many: 'Journal' },
  product: { one: 'product', many: 'Products' },
  sniplet: { one: 'snippet', many: 'Snippets' },
  component: { one: 'post component', many: 'Post components' },
  layout: { one: 'layout', many: 'Layouts' },
  menu: { one: 'menu', many: 'Menus' },
  form: { one: 'form', many: 'Forms' },
  media: { one: 'file', many: 'Media' },
}

/** Own types are called by their title, and in the plural by the word of their address. */
export function typeWords(slug: string, type: Pick<PostTypeView, 'title' | 'plural'> | undefined): { one: string; many: string } {
  const given = known[slug]
  if (given) return given
  const plural = (type?.plural ?? slug).replace(/[-_]+/g, ' ')
  return { one: type?.title.toLowerCase() ?? slug, many: plural.charAt(0).toUpperCase() + plural.slice(1) }
}
