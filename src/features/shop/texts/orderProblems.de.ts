/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './orderProblems.ts'

export default {
  'order.missing': 'Diese Bestellung gibt es nicht.',
  'order.move': 'Eine Bestellung mit dem Status „{state}“ kann nicht den Status „{next}“ bekommen.',
  'order.not_cancellable': 'Diese Bestellung kann nicht mehr storniert werden.',
  'order.address_fixed':
    'Die Adresse dieser Bestellung kann nicht mehr geändert werden: Es ist nichts mehr zu versenden.',
  'order.other_country':
    'Steuern und Preise dieser Bestellung gelten für dieses Land: {country}. Für ein anderes Land storniere sie und lege eine neue an.',
  'order.link_at_counter':
    'Wer die Ware gleich mitnimmt, zahlt jetzt oder nach Vereinbarung, nicht über einen Link.',
  'refund.too_much': 'Es können höchstens noch {most} erstattet werden.',
  'refund.failed': 'Der Zahlungsanbieter hat die Erstattung nicht angenommen.',
  'fulfil.unpaid': 'Diese Bestellung ist noch nicht bezahlt.',
  'fulfil.refunded': 'Diese Bestellung wurde erstattet: Dafür wird nichts versendet.',
  'fulfil.nothing_left': 'Von dieser Bestellung ist nichts mehr zu versenden.',
  'fulfil.too_much': 'Das sind mehr Artikel, als noch zu versenden sind.',
  'shipment.missing': 'Dieses Paket gibt es nicht.',
  'shipment.collected': 'Der Kunde hat diese Bestellung abgeholt, daher gibt es kein Paket zu verfolgen.',
  'document.none':
    'Dieses Dokument gibt es nicht: Eine Rechnung wird erstellt, sobald eine Bestellung bezahlt ist.',
  'email.placeholder': 'Diese E-Mail kennt den Platzhalter {{name}} nicht. Wähle einen aus der Liste.',
  'email.no_address': 'Diese Bestellung hat keine E-Mail-Adresse.',
  'email.missing': 'Diese E-Mail gibt es nicht.',
  'email.sent': 'Diese E-Mail wurde schon gesendet.',
  'payment.unknown_provider': 'Es gibt keinen Zahlungsanbieter {provider}.',
  'payment.provider_failed': 'Der Zahlungsanbieter hat nicht geantwortet. Bitte versuche es erneut.',
  'payment.key_unreadable':
    'Zahlungen sind gerade nicht möglich: Der Schlüssel des Zahlungsanbieters kann nicht gelesen werden. Es wurde nichts abgebucht.',
  'payment.signature': 'Die Signatur dieses Ereignisses ist ungültig.',
  'payment.session_missing': 'Diese Zahlung gibt es nicht.',
} satisfies Translation<English>
