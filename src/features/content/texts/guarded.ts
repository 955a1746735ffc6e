/** What a role may not change, in the sentences of post.forbidden and post.design_fixed. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './guarded.de.ts'
import es from './guarded.es.ts'

const english = {
  code_blocks: 'blocks with code',
  unknown_blocks: 'blocks that this site does not know ({type})',
  page_layout: 'the layout of the page',
  block_looks: 'which blocks there are, and how they look',
  own_css: 'own CSS of blocks',
  content_of_type: 'content of the type {type}',
  publishing: 'publishing; please send it for review (status pending)',
  published_posts: 'published posts',
} as const

export const guarded = catalogue(english, { de, es })
export type English = typeof english
