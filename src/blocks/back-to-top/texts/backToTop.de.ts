/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './backToTop.ts'

export default {
  label: 'Nach oben',
  keywords: 'oben, hoch, scrollen, pfeil',
  words: 'Text',
  to_top: 'Nach oben',
  link_here: 'Link an seiner Stelle',
  in_the_corner: 'Schaltfläche in der Ecke',
} satisfies Translation<English>
