/** What is wrong with the metas, SKUs and barcodes of a product. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './productRules.de.ts'
import es from './productRules.es.ts'

const english = {
  not_a_list: '{name} must be a list of texts',
  no_type: '{name} names no variant type',
  no_options: '{name} lists no options',
  too_many_options: '{name} lists more than {options} options',
  empty_option: '{name} lists an empty option',
  option_twice: '{name} lists an option twice',
  too_many_types: 'A product has at most {dimensions} variant types',
  type_twice: 'Two variant types have the same name',
  too_many_variants: '{counts} would be {variants} variants; a product has at most {most}',
  not_a_file: 'A download is not a file of the media library',
  ambiguous_name: 'The name {name} could mean two different things',
  both_apply: '{name} and {other} both apply to {picks}; add the exact combination',
  not_whole: '{name} must be a whole number',
  out_of_range: '{name} must be between 1 and {most}',
  sku_too_long: 'A SKU has at most {longest_sku} characters',
  fits_nothing: '{name} fits no variant and store of this product',
  given_twice: '{name} is given twice',
  key_twice: 'Two combinations give the same variant key',
  sku_twice: 'Two variants have the same sku',
  barcode_taken: '“{title}” has the barcode {gtin} already',
  barcode_not_digits: '“{value}” is not a barcode: it has digits only',
  barcode_length: 'A barcode has 8, 12, 13 or 14 digits, “{gtin}” has {count}',
  barcode_check:
    '“{gtin}” is not a barcode: by its other digits the last one would be {check}. Is a digit mistyped?',
  variant_has_barcode: 'The variant {value} has the barcode {gtin} already',
  options_of_type: '{count} of {type}',
  another_product: 'Another product',
  sku_of_another: 'Another product already has the sku {sku}',
} as const

export const productRules = catalogue(english, { de, es })
export type English = typeof english
