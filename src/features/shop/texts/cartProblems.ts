/** What can go wrong with a cart, its discount code, the checkout and an address: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './cartProblems.de.ts'
import es from './cartProblems.es.ts'

const english = {
  'cart.no_product': 'No Product ID: Product ID is not set.  Unable to add to cart',
  'cart.quantity': 'Invalid Product Quantity: Please add specify quantity prior to adding to cart',
  'cart.product_missing': 'Unable to locate product #{id}',
  'cart.option_unavailable': 'Option unavailable',
  'cart.sold_out': 'Sold out',
  'cart.price_unavailable': 'Pricing unavailable',
  'cart.line_missing': 'That item is not in the cart.',
  'cart.full': 'The cart cannot hold more than {limit} different items.',
  'cart.empty': 'Cart is empty',
  'cart.refused': '{summary}',
  'store.lacks': '{store} does not have everything in your cart: {lacks}. Nothing changes until you choose.',
  'discount.unknown': 'The discount code {code} is not valid.',
  'discount.twice': 'Two discounts have the same code.',
  'discount.used_up': '{why}',
  'discount.email_needed':
    'Please enter your email address first: the discount code {code} is limited for each customer.',
  'discount.below_minimum': 'The discount code {code} needs a larger order.',
  'checkout.email_needed': 'Please enter your email address first.',
  'checkout.address_needed': 'Please enter a delivery address first.',
  'checkout.shipping_unavailable': 'We do not deliver this order to that address.',
  'checkout.delivery_gone': 'That delivery is not offered for this cart any more. Please choose another one.',
  'checkout.not_chargeable': 'This cannot be paid by card. {why}.',
  'checkout.country_unserved': 'We do not deliver to {country}.',
  'checkout.address_incomplete': '{summary}',
  'checkout.busy': 'The shop is busy. Please try again in a moment.',
  'address.missing': 'There is no such address.',
  'address.too_many': 'The address book cannot hold more than {limit} addresses.',
} as const

export const cartProblems = templates(english, { de, es })
export type English = typeof english
