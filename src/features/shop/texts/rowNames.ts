/** What the rows of the tables of the shop are called in problems of their data (../problems.ts), with their article. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './rowNames.de.ts'
import es from './rowNames.es.ts'

const english = {
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
  email_template: 'an email text',
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
} as const

export const rowNames = catalogue(english, { de, es })
export type English = typeof english
