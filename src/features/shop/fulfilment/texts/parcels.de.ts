/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './parcels.ts'

export default {
  recorded: 'Das Paket ist erfasst',
  unpaid: 'Diese Bestellung ist noch nicht bezahlt.',
  from: 'Standort:',
  what_is_ready: 'Was bereitliegt',
  in_this_parcel: 'In diesem Paket',
  is_pickup: 'Der Kunde holt es ab',
  is_pickup_help: 'Der Kunde erhält eine E-Mail, dass es zur Abholung bereitliegt.',
  tracking_help: 'Der Kunde erhält sie per E-Mail. Sie lässt sich auch später hinzufügen.',
  mark_as_ready: 'Als abholbereit markieren',
  pack_and_send: 'Packen und versenden',
  record: 'Paket erfassen',
  marked_as_paid: 'Als bezahlt markiert',
  still_due: 'Noch zu zahlen: {amount}.',
  hand_over_help:
    'Beim Markieren als bezahlt wird die Rechnung erstellt; das lässt sich nicht rückgängig machen. Unbezahlt übergeben bleibt sie unter „Noch nicht bezahlt“, bis das Geld da ist.',
  hand_over_title: 'Bestellung {number} übergeben?',
  hand_over_paid: 'Als bezahlt markieren und übergeben',
  hand_over_unpaid: 'Unbezahlt übergeben',
  title: 'Pakete',
  edit_tracking: 'Sendungsverfolgung bearbeiten',
  add_tracking: 'Sendungsverfolgung hinzufügen',
  parcel: 'Paket',
  track: 'Paket verfolgen',
  orders_sent: {
    plural: 'count',
    one: '1 Bestellung ist versendet',
    other: '{count} Bestellungen sind versendet',
  },
  email_customers: 'Kunden per E-Mail benachrichtigen',
  refused: {
    plural: 'count',
    one: '1 Bestellung kann nicht als versendet markiert werden:',
    other: '{count} Bestellungen können nicht als versendet markiert werden:',
  },
  sent_help:
    'Alles, was davon noch offen ist, gilt als versendet. Die Sendungsverfolgung lässt sich danach bei jeder Bestellung hinzufügen.',
  mark_as_sent: 'Als versendet markieren',
  mark_orders: {
    plural: 'count',
    one: '1 Bestellung als versendet markieren',
    other: '{count} Bestellungen als versendet markieren',
  },
  none: 'Keine der ausgewählten Bestellungen kann als versendet markiert werden.',
  marked_sent: {
    plural: 'count',
    one: '1 Bestellung wird als versendet markiert',
    other: '{count} Bestellungen werden als versendet markiert',
  },
  marked_ready: {
    plural: 'count',
    one: '1 Bestellung wird als abholbereit markiert',
    other: '{count} Bestellungen werden als abholbereit markiert',
  },
  no_emails: '{marked}. Kein Kunde erhält eine E-Mail.',
  with_emails: {
    plural: 'count',
    one: '{marked}, und 1 Kunde erhält eine E-Mail.',
    other: '{marked}, und {count} Kunden erhalten eine E-Mail.',
  },
  carrier: 'Versanddienst',
  carrier_example: 'Post',
  tracking_number: 'Sendungsnummer',
  tracking_link: 'Link zur Sendungsverfolgung (optional)',
  tracking_link_help:
    'Bekannte Versanddienste wie DHL, UPS, FedEx, DPD, GLS und USPS bekommen ihn von selbst.',
  tracking_saved: 'Sendungsverfolgung gespeichert',
  email_on_its_way: 'Die E-Mail an {email} ist unterwegs.',
  tracking_undo_failed: 'Die Änderung der Sendungsverfolgung ließ sich nicht rückgängig machen',
  email_tracking: 'Dem Kunden die neue Sendungsverfolgung per E-Mail senden',
  save_tracking: 'Sendungsverfolgung speichern',
} satisfies Translation<English>
