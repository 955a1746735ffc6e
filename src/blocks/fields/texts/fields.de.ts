/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './fields.ts'

export default {
  label: 'Felder des Eintrags',
  keywords: 'eigene felder, details, angaben, spezifikation, meta',
  empty: 'Hier stehen die Felder eines veröffentlichten Eintrags',
  which_fields: 'Welche Felder',
  field_then_enter: 'Feld, dann Enter',
  in_this_order_none:
    'In dieser Reihenfolge. Keines genannt: alle ausgefüllten des Inhaltstyps; geheime nie.',
  rows_title_beside_value: 'Zeilen, Titel neben Wert',
  title_above_value: 'Titel über dem Wert',
  in_one_line: 'In einer Zeile',
  values_alone: 'Nur Werte',
  of_a_glaze: 'Einer Glasur',
  cone: 'Kegel',
  fired_on: 'Gebrannt am',
  it_needs: 'Es braucht',
  wood_ash: 'Holzasche',
  red_clay: 'Roter Ton',
  patience: 'Geduld',
  recipe: 'Rezept',
  of: 'Woraus',
  parts: 'Teile',
  ash: 'Asche',
  clay: 'Ton',
  silica: 'Quarz',
  test_tile: 'Probeplättchen',
} satisfies Translation<English>
