/** The form that gives money of an order back. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './refundForm.de.ts'
import es from './refundForm.es.ts'

const english = {
  recorded: 'Refund recorded',
  under_way: 'The refund is under way',
  is_test: 'This is a test order: no money moves.',
  own_hands:
    'This order was paid to you directly. Return the money the same way, by transfer or in cash. This only records the refund; no money is sent.',
  everything: 'Refund everything, {amount}',
  items: 'Items to refund',
  amount_problem: 'An amount up to {amount}, please',
  delivery: 'Give the delivery back too, {amount}',
  amount: 'Amount in {currency}',
  amount_help: 'Choose items above, or enter an amount up to {amount}.',
  amount_most: 'At most {amount} can go back.',
  by_hand: 'I gave the money back another way: only write it down',
  restock: 'Put the items back in stock',
  restock_whole: 'The whole order goes back: all its items come back with it.',
  reason: 'Reason',
  reason_help: 'The customer reads it in the email and on the credit note; it stands in the timeline.',
  title: 'Refund order {number}',
  refund: 'Refund',
  quantity_of: 'Quantity of {item}',
  of_most: 'of {most}',
} as const

export const refundForm = catalogue(english, { de, es })
export type English = typeof english
