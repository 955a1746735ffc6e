/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './cartMessages.ts'

export default {
  unable_to_locate: 'Produkt #{id} wurde nicht gefunden',
  option_unavailable: 'Option nicht verfügbar',
  option_sold_out: 'Option nicht verfügbar: ausverkauft',
  option_taken: 'Option nicht verfügbar: ausverkauft, das letzte Exemplar kauft gerade jemand anders',
  taken: 'Ausverkauft, das letzte Exemplar kauft gerade jemand anders',
  not_sold_at: 'Am Standort {store} nicht erhältlich',
  sold_out_at: 'Am Standort {store} ausverkauft',
  left_at: 'Am Standort {store} nur noch {free} verfügbar',
  left: 'Nur noch {free} verfügbar',
  store_has: '{store} hat {free}',
  store_has_it: '{store} hat es vorrätig',
  and_elsewhere: '{message}. {elsewhere}.',
  unknown_product: 'Unbekanntes Produkt',
  code_ended: 'Der Rabattcode ist nicht mehr gültig.',
  code_minimum: 'Der Rabattcode {code} gilt ab einem Bestellwert von {amount}.',
} satisfies Translation<English>
