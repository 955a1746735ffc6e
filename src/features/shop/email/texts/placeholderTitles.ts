/** What may be put into an email, as whoever edits it reads it. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './placeholderTitles.de.ts'
import es from './placeholderTitles.es.ts'

const english = {
  site_name: 'Name of the site',
  site_address: 'Site URL',
  order_number: 'Number of the order',
  order_link: 'Link to the order',
  order_lines: 'Items in this email',
  lines_to_come: 'Items still to come',
  customer_name: 'Name of the buyer',
  customer_email: 'Email address of the buyer',
  delivery: 'Where it goes',
  total: 'Sum of the order',
  amount_due: 'Amount due',
  payment_instructions: 'Payment instructions',
  held_until: 'Day until which it is held',
  tracking: 'Carrier and tracking number',
  refund_amount: 'Money that goes back',
  refund_reason: 'Reason of the refund',
  download_links: 'Links to the bought files',
  stock_lines: 'What is running out, one line each',
  stock_link: 'Link to the stock',
} as const

export const placeholderTitles = catalogue(english, { de, es })
export type English = typeof english
