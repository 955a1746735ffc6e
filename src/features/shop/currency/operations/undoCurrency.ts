/** POST /api/shop/currency/undo: takes the last change of the currency back, for a day. */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { currencyState as readState, undoCurrency as undo } from '../changeCurrency.ts'
import { currencyState } from '../currencySchema.ts'

/** Problems: currency.too_late (409). */
export const undoCurrency = operation({
  name: 'shop.undo-currency',
  summary:
    'Takes the last change of the currency back: every amount is what it was; what was changed since goes back by the rate.',
  method: 'POST',
  path: '/api/shop/currency/undo',
  capability: 'settings.write',
  rateLimit: { points: 20, windowSeconds: 600 },
  input: z.strictObject({}),
  output: currencyState,
  audit: () => ({ kind: 'shop.currency_undone', data: {} }),
  async run(context) {
    await undo(context)
    return readState(context)
  },
})
