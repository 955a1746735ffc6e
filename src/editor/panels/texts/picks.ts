/** Choosing a page, a term or a link, and fields of one's own. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './picks.de.ts'
import es from './picks.es.ts'

const english = {
  search_another: 'Search another',
  no_taxonomies: 'This site has no own taxonomies',
  link_example: '/about, https://… or the title of a page',
  leads_nowhere: '“{words}” is no page and no URL. The link stays as it was.',
  value: 'Value',
  add_field: 'Add a field',
  value_of: 'Value of {name}',
  remove_field: 'Remove {name}',
  the_field: 'the field',
  search_type: { select: 'type', page: 'Search pages', other: 'Search products' },
  fields_empty: {
    select: 'type',
    page: 'Custom fields of this page, for filters and other pages.',
    post: 'Custom fields of this post, for filters and other pages.',
    product: 'Custom fields of this product, for filters and other pages.',
    sniplet: 'Custom fields of this snippet, for filters and other pages.',
    component: 'Custom fields of this post component, for filters and other pages.',
    other: 'Custom fields of this {type}, for filters and other pages.',
  },
} as const

export const picks = catalogue(english, { de, es })
export type English = typeof english
