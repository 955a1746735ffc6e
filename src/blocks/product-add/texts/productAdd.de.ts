/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productAdd.ts'

export default {
  label: 'In den Warenkorb',
  keywords: 'kaufen, schaltfläche, bestellen',
  words_on_the_button: 'Text der Schaltfläche',
  ask_how_many: 'Nach der Menge fragen',
} satisfies Translation<English>
