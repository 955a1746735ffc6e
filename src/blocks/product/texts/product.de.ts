/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './product.ts'

export default {
  buy_now: 'Jetzt kaufen',
  keep_current_location: 'Standort beibehalten',
  switch_anyway: 'Trotzdem wechseln',
  sent_from: 'Versand von',
  quantity: 'Menge',
  adding: 'Wird hinzugefügt…',
  needs_javascript: 'Der Warenkorb braucht JavaScript.',
  view_cart: 'Warenkorb ansehen',
  no_picture_yet: 'Noch kein Bild',
  picture_of: 'Bild {value} von {count}',
  not_found: 'Produkt #{id} nicht gefunden',
  choose_product: 'Wähle ein Produkt; auf einer Produktseite steht hier deren eigenes',
  no_product_id: 'Keine Produkt-ID',
  no_product_id_more:
    'Es ist keine Produkt-ID angegeben. Das Produkt kann nicht in den Warenkorb gelegt werden',
  invalid_quantity: 'Ungültige Menge',
  invalid_quantity_more: 'Bitte gib eine Menge an, bevor du das Produkt in den Warenkorb legst',
  cart_error: 'Fehler im Warenkorb',
  option_unavailable: 'Option nicht verfügbar',
  last_one: 'Letztes Stück',
  few_left: 'Nur noch {quantity} da',
  in_stock: 'Auf Lager',
  added: 'Hinzugefügt, {count} im Warenkorb.',
  not_sold_there: '(dort nicht erhältlich)',
  sold_out_there: '(ausverkauft)',
  store_has_it: '{store} hat es',
  store_has: '{store} hat {quantity}',
} satisfies Translation<English>
