/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './button.ts'

export default {
  label: 'Schaltfläche',
  keywords: 'link, handlungsaufforderung, call to action',
  read_more: 'Weiterlesen',
  filled: 'Gefüllt',
  filled_wide: 'Gefüllt, volle Breite',
  outlined: 'Umrandet',
  text_link: 'Textlink',
  see_the_shop: 'Zum Shop',
} satisfies Translation<English>
