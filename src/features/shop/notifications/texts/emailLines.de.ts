/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './emailLines.ts'

export default {
  line: '{item}: {amount}',
  discount: 'Rabatt: −{amount}',
  delivery: 'Versand',
  test: 'TESTZAHLUNG: Es fließt kein Geld.',
} satisfies Translation<English>
