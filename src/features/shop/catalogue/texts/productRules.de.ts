/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productRules.ts'

export default {
  not_a_list: '{name} muss eine Liste von Texten sein',
  no_type: '{name} nennt keinen Variantentyp',
  no_options: '{name} enthält keine Optionen',
  too_many_options: '{name} enthält mehr als {options} Optionen',
  empty_option: '{name} enthält eine leere Option',
  option_twice: '{name} enthält eine Option zweimal',
  too_many_types: 'Ein Produkt hat höchstens {dimensions} Variantentypen',
  type_twice: 'Zwei Variantentypen haben denselben Namen',
  too_many_variants: '{counts} ergäben {variants} Varianten; ein Produkt hat höchstens {most}',
  not_a_file: 'Ein Download ist keine Datei der Mediathek',
  ambiguous_name: 'Der Name {name} könnte zweierlei bedeuten',
  both_apply: '{name} und {other} gelten beide für {picks}; füge die genaue Kombination hinzu',
  not_whole: '{name} muss eine ganze Zahl sein',
  out_of_range: '{name} muss zwischen 1 und {most} liegen',
  sku_too_long: 'Eine SKU hat höchstens {longest_sku} Zeichen',
  fits_nothing: '{name} passt zu keiner Variante und keinem Standort dieses Produkts',
  given_twice: '{name} ist zweimal angegeben',
  key_twice: 'Zwei Kombinationen ergeben denselben Variantenschlüssel',
  sku_twice: 'Zwei Varianten haben dieselbe SKU',
  barcode_taken: '„{title}“ hat bereits den Barcode {gtin}',
  barcode_not_digits: '„{value}“ ist kein Barcode: Er besteht nur aus Ziffern',
  barcode_length: 'Ein Barcode hat 8, 12, 13 oder 14 Ziffern, „{gtin}“ hat {count}',
  barcode_check:
    '„{gtin}“ ist kein Barcode: Nach den anderen Ziffern müsste die letzte {check} sein. Ist eine Ziffer vertippt?',
  variant_has_barcode: 'Die Variante {value} hat bereits den Barcode {gtin}',
  options_of_type: '{count} × {type}',
  another_product: 'Ein anderes Produkt',
  sku_of_another: 'Ein anderes Produkt hat bereits die SKU {sku}',
} satisfies Translation<English>
