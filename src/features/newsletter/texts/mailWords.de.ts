/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './mailWords.ts'

export default {
  why: 'Du bekommst diese E-Mail, weil du den Newsletter von {site} abonniert hast.',
  unsubscribe: 'Abmelden',
  view: 'Produkt ansehen',
  from_price: 'Ab {price}',
  test_subject: '[Test] {subject}',
} satisfies Translation<English>
