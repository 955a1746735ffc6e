/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './paymentPages.ts'

export default {
  banner: 'TESTZAHLUNG: Es fließt kein Geld',
  missing_title: 'Zahlung nicht gefunden',
  missing: 'Diese Zahlung gibt es nicht.',
  home: 'Startseite',
  title: 'Testzahlung für Bestellung {number}',
  order: 'Bestellung {number}',
  choose: 'Wähle, wie diese Testzahlung ausgeht.',
  pay: 'Bezahlen',
  later: 'Nach 10 s bezahlen',
  decline: 'Ablehnen',
} satisfies Translation<English>
