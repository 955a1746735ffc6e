/** What the content types and taxonomies that every site has are called. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './builtInNames.de.ts'
import es from './builtInNames.es.ts'

const english = {
  page: 'Page',
  post: 'Post',
  product: 'Product',
  media: 'Media',
  layout: 'Layout',
  sniplet: 'Snippet',
  component: 'Post component',
  form: 'Form',
  menu: 'Menu',
  newsletter: 'Newsletter',
} as const

export const builtInNames = catalogue(english, { de, es })
export type English = typeof english
