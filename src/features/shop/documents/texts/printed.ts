/** What is printed around an order: invoices, credit notes, packing slips. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './printed.de.ts'
import es from './printed.es.ts'

const english = {
  documents: 'Documents',
  invoice: 'Invoice',
  credit: 'Credit note',
  slip: 'Packing slip',
  and_more: { plural: 'count', other: '{title} and {count} more' },
  print: 'Print',
  date: 'Date',
  order: 'Order',
  from: 'From',
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  packed: 'Packed',
  billed_to: 'For',
  pickup: 'Pickup',
  deliver_to: 'Deliver to',
  test: 'TEST: no money has moved',
} as const

export const printed = catalogue(english, { de, es })
export type English = typeof english
