/** The texts of taxes and discount codes on the screen Shipping and taxes. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './taxesAndDiscounts.de.ts'
import es from './taxesAndDiscounts.es.ts'

const english = {
  no_taxes: 'Nothing is taxed.',
  zones_help: 'The most exact fit is taken: postcode before region before country.',
  included_where: 'Whether prices hold the tax already stands in',
  reduced_help:
    'A reduced rate is a rate with a tax class of its own, such as “reduced”: products choose it in their form. All others are “standard”.',
  the_new_tax_zone: 'the new tax zone',
  tax_zone: 'Tax zone',
  postcode_prefix: 'Postcodes that begin with',
  shown_to_buyers_as: 'Shown to buyers as',
  percent: 'Percent',
  tax_class: 'Tax class',
  remove_title: 'Remove {title}',
  remove_rate: 'Remove the rate',
  on_delivery_too: 'On delivery too',
  new_rate: 'New rate',
  add_a_rate: 'Add a rate',
  new_tax_zone: 'New tax zone',
  add_a_tax_zone: 'Add a tax zone',
  percent_off: 'Percent off',
  amount_off: 'An amount off',
  free_delivery: 'Free delivery',
  no_codes: 'None. Buyers enter a code in the cart.',
  codes_help: 'A code that is removed ends; orders that used it stay as they are.',
  code: 'Code',
  the_new_code: 'the new code',
  gives: 'Gives',
  amount_in: 'Amount in {currency}',
  amount: 'Amount',
  from_sum_in: 'From a sum of, {currency}',
  from_sum: 'From a sum of',
  uses_in_all: 'Uses in all',
  no_limit: 'No limit',
  uses_per_buyer: 'Uses per buyer',
  first_day_of: 'First day of {code}',
  first_day: 'First day',
  last_day_of: 'Last day of {code}',
  last_day: 'Last day',
  how_often: 'How often and when',
  new_code: 'New code',
  add_a_code: 'Add a code',
  to_name: 'to {name}',
  vat: 'VAT',
  code_example: 'WELCOME10',
} as const

export const taxesAndDiscounts = catalogue(english, { de, es })
export type English = typeof english
