/** What can go wrong in the shop: code, status, and the sentence for people. */
import { nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'
import { stockProblems } from './texts/stockProblems.ts'

export const problem = defineProblems(
  {
    'cart.no_product': {
      status: 422,
      message: 'No Product ID: Product ID is not set.  Unable to add to cart',
    },
    'cart.quantity': {
      status: 422,
      message: 'Invalid Product Quantity: Please add specify quantity prior to adding to cart',
    },
    'cart.product_missing': { status: 404, message: 'Unable to locate product #{id}' },
    'cart.option_unavailable': { status: 422, message: 'Option unavailable' },
    'cart.sold_out': { status: 422, message: 'Sold out' },
    'cart.price_unavailable': { status: 422, message: 'Pricing unavailable' },
    'cart.line_missing': { status: 404, message: 'That item is not in the cart.' },
    'cart.full': { status: 422, message: 'The cart cannot hold more than {limit} different items.' },
    'cart.empty': { status: 422, message: 'Cart is empty' },
    'cart.refused': { status: 422, message: '{summary}' },
    'store.lacks': {
      status: 409,
      message: '{store} does not have everything in your cart: {lacks}. Nothing changes until you choose.',
    },
    'store.unknown': { status: 422, message: 'There is no store location {store}.' },
    'store.missing': { status: 404, message: 'There is no such place.' },
    'store.has_stock': {
      status: 422,
      message: '{pieces} items are still at {place}. Move them or set them to 0 first.',
    },
    'store.has_orders': {
      status: 422,
      message: '{orders} orders still wait at {place}. Hand them over or cancel them first.',
    },
    'store.has_products': {
      status: 422,
      message: 'More than {products} products have prices of their own there. Take these out first.',
    },
    'store.taken': { status: 422, message: 'Another store location already has the short name {slug}.' },
    'currency.unknown': { status: 422, field: 'to', message: '{code} is not a currency code.' },
    'currency.same': { status: 422, field: 'to', message: 'The currency is {code} already.' },
    'currency.rate': {
      status: 422,
      field: 'rate',
      message: '{rate} is not a rate: write it like 149.50, without signs between thousands.',
    },
    'currency.guided': {
      status: 409,
      message:
        'Your prices are in {code}. Change it under Settings, Currency: there you see what happens to them first.',
    },
    'currency.changed': {
      status: 409,
      message: 'The currency was changed to {code} meanwhile. Reload the page and enter the amounts again.',
    },
    'currency.too_late': {
      status: 409,
      message: 'There is no change of the currency from the last {hours} hours that can be undone.',
    },
    'price.not_chargeable': { status: 422, message: '{why}.' },
    'product.grammar': { status: 422, message: '{summary}' },
    'product.file_not_for_sale': {
      status: 422,
      message:
        'One of the files to download is not among the files for sale. Take it out and upload it at the product.',
    },
    'stock.short': { status: 422 },
    'stock.in_cart': { status: 422 },
    'stock.below_reserved': { status: 422, field: 'quantity' },
    'stock.unknown_variant': { status: 404 },
    'discount.unknown': {
      status: 422,
      field: 'discount_code',
      message: 'The discount code {code} is not valid.',
    },
    'discount.twice': { status: 422, message: 'Two discounts have the same code.' },
    'discount.used_up': { status: 422, field: 'discount_code', message: '{why}' },
    'discount.email_needed': {
      status: 422,
      message:
        'Please enter your email address first: the discount code {code} is limited for each customer.',
    },
    'discount.below_minimum': { status: 422, message: 'The discount code {code} needs a larger order.' },
    'checkout.email_needed': { status: 422, message: 'Please enter your email address first.' },
    'checkout.address_needed': { status: 422, message: 'Please enter a delivery address first.' },
    'checkout.shipping_unavailable': {
      status: 422,
      message: 'We do not deliver this order to that address.',
    },
    'checkout.delivery_gone': {
      status: 422,
      field: 'shipping_method',
      message: 'That delivery is not offered for this cart any more. Please choose another one.',
    },
    'checkout.not_chargeable': { status: 422, message: 'This cannot be paid by card. {why}.' },
    'checkout.country_unserved': { status: 422, message: 'We do not deliver to {country}.' },
    'checkout.address_incomplete': { status: 422, message: '{summary}' },
    'checkout.busy': { status: 503, message: 'The shop is busy. Please try again in a moment.' },
    'address.missing': { status: 404, message: 'There is no such address.' },
    'address.too_many': { status: 422, message: 'The address book cannot hold more than {limit} addresses.' },
    'order.missing': { status: 404, message: 'There is no such order.' },
    'order.move': { status: 422, message: 'An order that is {from} cannot become {to}.' },
    'order.not_cancellable': { status: 422, message: 'This order can no longer be cancelled.' },
    'order.address_fixed': {
      status: 422,
      message: 'The address of this order can no longer be changed: nothing of it is left to send.',
    },
    'order.other_country': {
      status: 422,
      field: 'address.country',
      message:
        'This order was taxed and priced for {country}. For another country cancel it and make a new one.',
    },
    'refund.too_much': {
      status: 422,
      field: 'amount',
      message: 'At most {available} can still be refunded.',
    },
    'refund.failed': { status: 502, message: 'The payment provider did not accept the refund.' },
    'fulfil.unpaid': { status: 422, message: 'This order is not paid yet.' },
    'fulfil.refunded': {
      status: 422,
      message: 'The money of this order has gone back: nothing is sent for it.',
    },
    'fulfil.nothing_left': { status: 422, message: 'Nothing of this order is left to send.' },
    'fulfil.too_much': { status: 422, message: 'More items than are left to send.' },
    'shipment.missing': { status: 404, message: 'There is no such parcel.' },
    'shipment.collected': {
      status: 422,
      message: 'The customer picked this order up, so there is no parcel to track.',
    },
    'csv.not_text': {
      status: 422,
      message: 'This file is not text in UTF-8. Save it as “CSV UTF-8” and try again.',
    },
    'csv.broken': { status: 422, message: 'Line {line}: {why}.' },
    'csv.columns': { status: 422, message: 'The first line must name the column {column}.' },
    'csv.too_large': { status: 413, message: 'The file is larger than {megabytes} MB.' },
    'csv.empty': { status: 422, message: 'There is nothing in this file but its first line.' },
    'csv.missing': { status: 404, message: 'There is no such import.' },
    'csv.running': { status: 422, message: 'This import is not ready for that.' },
    'document.none': {
      status: 404,
      message: 'There is no such paper: an invoice is written once an order is paid.',
    },
    'letter.placeholder': {
      status: 422,
      message: 'This email has no placeholder {{name}}. Choose one from the list.',
    },
    'email.missing': { status: 404, message: 'There is no such email.' },
    'email.sent': { status: 422, message: 'That email has been sent already.' },
    'order.link_at_counter': {
      status: 422,
      message: 'Who takes it along pays now or by arrangement, not by a link.',
    },
    'letter.nobody': { status: 422, message: 'This order has no email address.' },
    'rehearsal.nothing_to_sell': {
      status: 422,
      message: 'The shop has no product with a price yet: there is nothing to rehearse with.',
    },
    'load_test.running': { status: 409, message: 'A rehearsal is running already.' },
    'payment.unknown_provider': { status: 404, message: 'There is no payment provider {provider}.' },
    'payment.provider_failed': {
      status: 502,
      message: 'The payment provider did not answer. Please try again.',
    },
    'payment.key_unreadable': {
      status: 503,
      message:
        'Payments are not possible at the moment: the key of the payment provider cannot be read. Nothing was charged.',
    },
    'payment.signature': { status: 400, message: 'The signature of this event is not valid.' },
    'payment.session_missing': { status: 404, message: 'There is no such payment.' },
  },
  stockProblems,
)

/** What the database's refusals call its rows. */
nameRows({
  currency_change: 'a change of currency',
  currency_change_amount: 'an amount of a change of currency',
  cart: 'a cart',
  cart_line: 'a line of a cart',
  csv_run: 'an import',
  customer_address: 'an address',
  discount: 'a discount',
  discount_use: 'a use of a discount',
  download_grant: 'a download',
  invoice: 'an invoice',
  invoice_counter: 'a number of invoices',
  letter_text: 'an email text',
  low_stock_notice: 'a notice',
  order_adjustment: 'a discount of an order',
  order_event: 'an event of an order',
  order_line: 'an item of an order',
  order_tax_line: 'a tax of an order',
  orders: 'an order',
  payment: 'a payment',
  payment_event: 'an event of a payment',
  product: 'a product',
  product_order: 'a product',
  product_variant: 'a variant',
  refund: 'a refund',
  refund_line: 'an item of a refund',
  reservation: 'a reservation',
  shipment: 'a shipment',
  shipment_line: 'an item of a shipment',
  shipping_rate: 'a shipping rate',
  shipping_zone: 'a shipping zone',
  shop_check: 'a check of the shop',
  stock_level: 'a stock level',
  stock_movement: 'a change of stock',
  store_location: 'a store location',
  tax_rate: 'a tax rate',
  tax_zone: 'a tax zone',
  test_payment_session: 'a test payment',
  variant_price: 'a price',
  price_history: 'a price of before',
})
