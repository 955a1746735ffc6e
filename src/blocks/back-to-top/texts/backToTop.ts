/** The block back-to-top. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './backToTop.de.ts'
import es from './backToTop.es.ts'

const english = {
  label: 'Back to top',
  keywords: 'top, up, scroll, arrow',
  words: 'Text',
  to_top: 'Back to top',
  link_here: 'Link in its place',
  in_the_corner: 'Button in the corner',
} as const

export const backToTop = catalogue(english, { de, es })
export type English = typeof english
