/** What a shopper is told about a cart and its lines. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './cartMessages.de.ts'
import es from './cartMessages.es.ts'

const english = {
  unable_to_locate: 'Unable to locate product #{id}',
  option_unavailable: 'Option unavailable',
  option_sold_out: 'Option unavailable: sold out',
  option_taken: 'Option unavailable: sold out, somebody else is buying the last one',
  taken: 'Sold out, somebody else is buying the last one',
  not_sold_at: 'Not sold at {store}',
  sold_out_at: 'Sold out at {store}',
  left_at: 'Only {free} left at {store}',
  left: 'Only {free} left',
  store_has: '{store} has {free}',
  store_has_it: '{store} has it',
  and_elsewhere: '{message}. {elsewhere}.',
  unknown_product: 'Unknown product',
  code_ended: 'The discount code is no longer valid.',
  code_minimum: 'The discount code {code} needs an order of at least {amount}.',
} as const

export const cartMessages = catalogue(english, { de, es })
export type English = typeof english
