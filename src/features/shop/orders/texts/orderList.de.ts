/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './orderList.ts'

export default {
  todo: 'Zu erledigen',
  todo_empty: 'Nichts zu erledigen',
  todo_text: 'Bestellungen, die zu packen, zu übergeben oder zu prüfen sind, erscheinen hier.',
  packing: 'Zu packen',
  packing_empty: 'Keine Bestellung zu packen',
  packing_text: 'Bezahlte Bestellungen erscheinen hier, bis alles versendet ist.',
  handing_over_empty: 'Keine Bestellung wartet auf Abholung',
  handing_over_text: 'Abholbereite Bestellungen bleiben hier, bis sie als abgeholt markiert sind.',
  attention: 'Prüfung nötig',
  attention_empty: 'Keine Bestellung zu prüfen',
  attention_text:
    'Anfechtungen, Zahlungen, die nicht zur Bestellung passen, und ausstehende Erstattungen erscheinen hier.',
  payment: 'Noch nicht bezahlt',
  payment_empty: 'Keine Bestellung wartet auf Zahlung',
  payment_text:
    'Bestellungen, die später oder per Link bezahlt werden, erscheinen hier, bis das Geld da ist.',
  no_invoice: {
    plural: 'count',
    one: '1 Bestellung hat noch keine Rechnung',
    other: '{count} Bestellungen haben noch keine Rechnung',
  },
  no_invoice_text: '{numbers}: Eine Rechnung wird erstellt, sobald eine Bestellung bezahlt ist.',
  print_slips: 'Lieferscheine drucken',
  print_invoices: 'Rechnungen drucken',
  mark_as_sent: 'Als versendet markieren',
  intro: 'Was zu packen, abzuholen oder zu beantworten ist, hat eine eigene Ansicht.',
  new_order: 'Neue Bestellung',
  any_status: 'Alle Status',
  any_task: 'Alle Aufgaben',
  any_payment: 'Alle Zahlungen',
  real_and_test: 'Echt und Test',
  kind: 'Art',
  real_orders: 'Echte Bestellungen',
  test_orders: 'Testbestellungen',
  order: 'Bestellung',
  name_of: 'Bestellung {number}',
  no_address: 'noch keine Adresse',
  test: 'TEST',
  placed: 'Aufgegeben',
  open_shop: 'Shop öffnen',
  empty_title: 'Noch keine Bestellungen',
  empty_text: 'Die erste erscheint hier, sobald sie bezahlt ist.',
  empty_own_text: 'Was du kaufst, erscheint hier mit seinem Status.',
} satisfies Translation<English>
