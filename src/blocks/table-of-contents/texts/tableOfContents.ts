/** The block table-of-contents. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './tableOfContents.de.ts'
import es from './tableOfContents.es.ts'

const english = {
  label: 'Table of contents',
  keywords: 'toc, headings, outline, jump',
  empty: 'The headings of this page will be listed here',
  on_this_page: 'On this page',
  down_to: 'Down to',
  number_the_entries: 'Number the entries',
  in_a_box: 'In a box',
  plain: 'Plain',
  what_ash_does: 'What ash does',
  wood_by_wood: 'Wood by wood',
  the_recipe: 'The recipe',
} as const

export const tableOfContents = catalogue(english, { de, es })
export type English = typeof english
