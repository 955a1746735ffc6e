/** Why a price cannot be charged, and why a discount code cannot be used. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './chargeTexts.de.ts'
import es from './chargeTexts.es.ts'

const english = {
  steps: 'Cards are charged in steps of {step} {currency}: write {below} or {above}',
  currency_not_taken: 'Cards are not charged in {currency}',
  too_little: 'The least that a card can be charged is {amount} {currency}',
  code_used: 'You have used the discount code {code} already.',
  code_used_up: 'The discount code {code} has been used up.',
} as const

export const chargeTexts = catalogue(english, { de, es })
export type English = typeof english
