/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productPanel.ts'

export default {
  price_help: 'Wie Kunden ihn bezahlen.',
  price_before: 'Vorheriger Preis',
  price_before_help: 'Höher als der Preis: Das Produkt erscheint als reduziert.',
  weight_in_grams: 'Gewicht in Gramm',
  prices_of_variants: 'Preise der Varianten',
  stock: 'Bestand je Standort',
  pictures: 'Bilder',
  picture: 'Bild {number}',
  add_a_picture: 'Bild hinzufügen',
  choice_help: 'Woraus Kunden wählen; Enter fügt eine Option hinzu.',
  choice_example: 'Größe, Glasur …',
  add_a_choice: 'Auswahl hinzufügen',
} satisfies Translation<English>
