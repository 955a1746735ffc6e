/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './printed.ts'

export default {
  documents: 'Dokumente',
  invoice: 'Rechnung',
  credit: 'Gutschrift',
  slip: 'Lieferschein',
  and_more: { plural: 'count', one: '{title} und {count} weiteres', other: '{title} und {count} weitere' },
  print: 'Drucken',
  date: 'Datum',
  order: 'Bestellung',
  from: 'Versand ab',
  item: 'Artikel',
  quantity: 'Menge',
  price: 'Preis',
  amount: 'Betrag',
  packed: 'Verpackt',
  billed_to: 'Rechnung an',
  pickup: 'Abholung',
  deliver_to: 'Lieferung an',
  test: 'TEST: Es ist kein Geld geflossen',
} satisfies Translation<English>
