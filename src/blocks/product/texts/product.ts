/** The block product and its parts: what buyers read. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './product.de.ts'
import es from './product.es.ts'

const english = {
  label: 'Product',
  keywords: 'buy, price, variant, add to cart',
  buy_now: 'Buy now',
  keep_current_location: 'Keep current location',
  switch_anyway: 'Switch anyway',
  sent_from: 'Sent from',
  quantity: 'Quantity',
  adding: 'Adding…',
  needs_javascript: 'The cart needs JavaScript.',
  view_cart: 'View cart',
  no_picture_yet: 'No picture yet',
  picture_of: 'Picture {value} of {count}',
  not_found: 'Unable to locate product #{id}',
  choose_product: 'Choose a product; on the page of one its own stands here',
  no_product_id: 'No Product ID',
  no_product_id_more: 'Product ID is not set.  Unable to add to cart',
  invalid_quantity: 'Invalid Product Quantity',
  invalid_quantity_more: 'Please add specify quantity prior to adding to cart',
  cart_error: 'Cart Error',
  option_unavailable: 'Option unavailable',
  last_one: 'Last one',
  few_left: 'Only {quantity} left',
  in_stock: 'In stock',
  added: 'Added, {count} in cart.',
  not_sold_there: '(not sold there)',
  sold_out_there: '(sold out)',
  store_has_it: '{store} has it',
  store_has: '{store} has {quantity}',
  empty_the_product_of: 'Empty: the product of this page.',
  show: 'Show',
  with_pictures_and_description: 'With pictures and description',
  price_and_choices_only: 'Price and choices only',
  product_of_page_shared: 'Empty: the product of this page. All parts of one product share what is chosen.',
  layout_base_price: 'Base price struck, price',
  layout_price_base: 'Price, base price struck',
  layout_price_percent: 'Price, percent',
  layout_base_price_percent: 'Base price struck, price, percent',
  layout_price_saved: 'Price, saved amount',
  layout_stacked: 'Stacked: percent, price, base price',
  was: 'was',
  change: 'change',
} as const

export const product = catalogue(english, { de, es })
export type English = typeof english
