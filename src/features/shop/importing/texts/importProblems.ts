/** Why a line of a file, or the whole file, is not imported. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './importProblems.de.ts'
import es from './importProblems.es.ts'

const english = {
  open_quote: 'a quotation mark without its end',
  endless_row: 'a row without an end',
  too_many_columns: 'more than {columns} columns',
  long_cell: 'a cell of more than {characters} characters',
  not_an_email: '{text} is not a valid email address',
  nothing: 'Nothing',
  nothing_there: 'nothing',
  is_staff: '{email} works here; staff is changed under Users',
  no_such_variant: 'There is no such sku, nor such a handle and variant',
  no_place: 'There is no place {place}',
  not_a_quantity: '{text} is not a quantity',
  below_held: 'Buyers hold {held} at this moment',
  title_missing: 'A new product needs a title',
  at_line: 'Line {line}: {why}',
  sku_in_file: 'line {other} gives the sku {sku} to another product',
  sku_of_another: 'another product has the sku {sku}',
  barcode_of: '“{title}” has the barcode {gtin} already',
  no_status: '{status} is no status: published or draft',
  not_yes_or_no: 'digital is yes or no, not {text}',
  option_incomplete: 'option {number} needs a name and a value',
  means_no_variant: 'it means no variant; name its options or a known sku',
  sku_twice: 'Two variants have the same sku',
  not_a_weight: '{text} is no weight in whole grams',
  category_too_long: 'A category has at most {most} letters',
  category_missing: 'There is no category {category}: make it first',
  category_forbidden: 'There is no category {category}, and you may not make it',
  too_many_pictures: 'at most {most} pictures',
  bad_picture: '{text} is no picture: begin with https:// or /media/',
  picture_answer: '{url} answers {status}',
  not_a_picture: '{url} is no picture',
  before_needs_price: 'a price before needs a price at {place}',
  no_lines: 'No lines',
  order_number: 'An order needs a number of letters and digits',
  order_state: 'An order that is {state} is not read: only orders that were placed and kept are',
  not_a_time: '{text} is no time',
  order_currency: 'An order needs a currency of three letters',
  test_order: 'Test orders are not read',
  no_quantity: '{text} is no quantity',
  line_too_small: 'discount and tax are more than the line',
  line_sum: 'Line {line} does not add up',
  order_sum: 'The order does not add up: lines and shipping are not the total',
  refunded_more: 'More was refunded than paid',
} as const

export const importProblems = catalogue(english, { de, es })
export type English = typeof english
