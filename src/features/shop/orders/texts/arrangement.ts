/** Paying by arrangement, on the screen Payments. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './arrangement.de.ts'
import es from './arrangement.es.ts'

const english = {
  not_saved: 'It was not saved',
  instructions_saved: 'Instructions saved',
  by_arrangement: 'By arrangement',
  pay_later: 'Buyers may order and pay later, by transfer or at the counter',
  pay_later_help:
    'Such an order is placed at once and is a real order; you mark it as paid when the money is there.',
  instructions_example:
    'Please transfer the amount to\nIBAN DE00 0000 0000 0000 0000 00\nand name the number of your order.',
  instructions: 'Instructions for paying',
  instructions_help:
    'Such as your bank account and what to write as the reference. Buyers who pay later read it at the checkout, on the page of their order and in its email.',
  instructions_unseen: 'Buyers do not see this while paying by arrangement is off.',
  save_instructions: 'Save instructions',
} as const

export const arrangement = catalogue(english, { de, es })
export type English = typeof english
