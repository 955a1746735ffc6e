/** What the entries of a content type are called in sentences. */
import type { PostTypeView } from '../../schema.ts'

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

/**
 * Own types are called by their title, and in the plural by the word of their address. `several` is the plural within a
 * sentence: own words keep their capitals, which are part of the word in German.
 */
export function typeWords(
  slug: string,
  type: Pick<PostTypeView, 'title' | 'plural'> | undefined,
): { one: string; many: string; several: string } {
  const given = known[slug]
  if (given) return { ...given, several: given.many.toLowerCase() }
  const plural = (type?.plural ?? slug).replace(/[-_]+/g, ' ')
  const many = plural.charAt(0).toUpperCase() + plural.slice(1)
  return { one: type?.title ?? slug, many, several: many }
}
