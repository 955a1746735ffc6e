/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './cartProblems.ts'

export default {
  'cart.no_product':
    'Keine Produkt-ID: Die Produkt-ID fehlt. Das Produkt kann nicht in den Warenkorb gelegt werden',
  'cart.quantity': 'Ungültige Menge: Bitte gib eine Menge an, bevor du das Produkt in den Warenkorb legst',
  'cart.product_missing': 'Produkt #{id} wurde nicht gefunden',
  'cart.option_unavailable': 'Option nicht verfügbar',
  'cart.sold_out': 'Ausverkauft',
  'cart.price_unavailable': 'Preis nicht verfügbar',
  'cart.line_missing': 'Dieser Artikel ist nicht im Warenkorb.',
  'cart.full': 'In den Warenkorb passen höchstens {limit} verschiedene Artikel.',
  'cart.empty': 'Dein Warenkorb ist leer',
  'cart.refused': '{summary}',
  'store.lacks':
    '{store} hat nicht alles aus deinem Warenkorb: {lacks}. Es ändert sich nichts, bis du wählst.',
  'discount.unknown': 'Der Rabattcode {code} ist ungültig.',
  'discount.twice': 'Zwei Rabatte haben denselben Code.',
  'discount.used_up': '{why}',
  'discount.email_needed':
    'Bitte gib zuerst deine E-Mail-Adresse ein: Der Rabattcode {code} ist pro Kunde begrenzt.',
  'discount.below_minimum': 'Für den Rabattcode {code} ist ein höherer Bestellwert nötig.',
  'checkout.email_needed': 'Bitte gib zuerst deine E-Mail-Adresse ein.',
  'checkout.address_needed': 'Bitte gib zuerst eine Lieferadresse ein.',
  'checkout.shipping_unavailable': 'An diese Adresse liefern wir die Bestellung nicht.',
  'checkout.delivery_gone':
    'Diese Lieferart wird für diesen Warenkorb nicht mehr angeboten. Bitte wähle eine andere.',
  'checkout.not_chargeable': 'Das kann nicht mit Karte bezahlt werden. {why}.',
  'checkout.country_unserved': 'In dieses Land liefern wir nicht: {country}.',
  'checkout.address_incomplete': '{summary}',
  'checkout.busy': 'Der Shop ist gerade ausgelastet. Bitte versuche es gleich noch einmal.',
  'address.missing': 'Diese Adresse gibt es nicht.',
  'address.too_many': 'Im Adressbuch sind höchstens {limit} Adressen möglich.',
} satisfies Translation<English>
