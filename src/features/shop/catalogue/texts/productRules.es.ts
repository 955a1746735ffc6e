/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './productRules.ts'

export default {
  not_a_list: '{name} debe ser una lista de textos',
  no_type: '{name} no nombra ningún tipo de variante',
  no_options: '{name} no contiene opciones',
  too_many_options: '{name} contiene más de {options} opciones',
  empty_option: '{name} contiene una opción vacía',
  option_twice: '{name} contiene una opción dos veces',
  too_many_types: 'Un producto tiene como máximo {dimensions} tipos de variante',
  type_twice: 'Dos tipos de variante tienen el mismo nombre',
  too_many_variants: '{counts} darían {variants} variantes; un producto tiene como máximo {most}',
  not_a_file: 'Una descarga no es un archivo de la biblioteca de medios',
  ambiguous_name: 'El nombre {name} podría significar dos cosas distintas',
  both_apply: '{name} y {other} se aplican ambos a {picks}; añade la combinación exacta',
  not_whole: '{name} debe ser un número entero',
  out_of_range: '{name} debe estar entre 1 y {most}',
  sku_too_long: 'Un SKU tiene como máximo {longest_sku} caracteres',
  fits_nothing: '{name} no corresponde a ninguna variante ni ubicación de este producto',
  given_twice: '{name} se ha indicado dos veces',
  key_twice: 'Dos combinaciones dan la misma clave de variante',
  sku_twice: 'Dos variantes tienen el mismo SKU',
  barcode_taken: '«{title}» ya tiene el código de barras {gtin}',
  barcode_not_digits: '«{value}» no es un código de barras: solo tiene cifras',
  barcode_length: 'Un código de barras tiene 8, 12, 13 o 14 cifras; «{gtin}» tiene {count}',
  barcode_check:
    '«{gtin}» no es un código de barras: según las otras cifras, la última sería {check}. ¿Hay alguna mal escrita?',
  variant_has_barcode: 'La variante {value} ya tiene el código de barras {gtin}',
  options_of_type: '{count} de {type}',
  another_product: 'Otro producto',
  sku_of_another: 'Otro producto ya tiene el SKU {sku}',
} satisfies Translation<English>
