/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './chargeTexts.ts'

export default {
  steps: 'Karten werden in Schritten von {step} {currency} belastet: Schreibe {below} oder {above}',
  currency_not_taken: 'Karten werden nicht in {currency} belastet',
  too_little: 'Eine Karte kann mit mindestens {amount} {currency} belastet werden',
  code_used: 'Du hast den Rabattcode {code} bereits eingelöst.',
  code_used_up: 'Der Rabattcode {code} ist aufgebraucht.',
} satisfies Translation<English>
