/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './placeholderTitles.ts'

export default {
  site_name: 'Name der Website',
  site_address: 'URL der Website',
  order_number: 'Bestellnummer',
  order_link: 'Link zur Bestellung',
  order_lines: 'Artikel in dieser E-Mail',
  lines_to_come: 'Noch ausstehende Artikel',
  customer_name: 'Name des Käufers',
  customer_email: 'E-Mail-Adresse des Käufers',
  delivery: 'Lieferadresse oder Abholort',
  total: 'Gesamtbetrag der Bestellung',
  amount_due: 'Offener Betrag',
  payment_instructions: 'Zahlungshinweise',
  held_until: 'Reserviert bis',
  tracking: 'Versanddienst und Sendungsnummer',
  refund_amount: 'Erstattungsbetrag',
  refund_reason: 'Grund der Erstattung',
  download_links: 'Links zu den gekauften Dateien',
  stock_lines: 'Was knapp wird, je eine Zeile',
  stock_link: 'Link zum Lagerbestand',
} satisfies Translation<English>
