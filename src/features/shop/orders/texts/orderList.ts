/** The lists of orders: of the shop and of a buyer. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './orderList.de.ts'
import es from './orderList.es.ts'

const english = {
  todo: 'To do',
  todo_empty: 'Nothing to do',
  todo_text: 'Orders to pack, to hand over or to look at appear here.',
  packing: 'To pack',
  packing_empty: 'No order waits to be packed',
  packing_text: 'Paid orders appear here until everything of them is sent.',
  handing_over_empty: 'No order waits to be picked up',
  handing_over_text: 'Orders that are ready for pickup stay here until they are marked as picked up.',
  attention: 'Needs attention',
  attention_empty: 'No order needs attention',
  attention_text: 'Disputes, payments that do not fit their order, and money to return appear here.',
  payment: 'Not paid yet',
  payment_empty: 'No order waits for its payment',
  payment_text: 'Orders that are paid later or by a link appear here until the money is there.',
  no_invoice: {
    plural: 'count',
    one: '1 order has no invoice yet',
    other: '{count} orders have no invoice yet',
  },
  no_invoice_text: '{numbers}: an invoice is written once an order is paid.',
  print_slips: 'Print packing slips',
  print_invoices: 'Print invoices',
  mark_as_sent: 'Mark as sent',
  intro: 'What waits to be packed, picked up or answered has a view of its own.',
  new_order: 'New order',
  any_status: 'Any status',
  any_task: 'Any task',
  any_payment: 'Any payment',
  real_and_test: 'Real and test',
  kind: 'Kind',
  real_orders: 'Real orders',
  test_orders: 'Test orders',
  order: 'Order',
  name_of: 'order {number}',
  no_address: 'no address yet',
  test: 'TEST',
  placed: 'Placed',
  open_shop: 'Open the shop',
  empty_title: 'No orders yet',
  empty_text: 'The first one appears here the moment it is paid.',
  empty_own_text: 'What you buy appears here with its status.',
} as const

export const orderList = catalogue(english, { de, es })
export type English = typeof english
