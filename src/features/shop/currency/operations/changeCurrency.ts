/** POST /api/shop/currency: changes the currency and takes every amount of the shop along. */
import { operation } from '#platform/operations/operation.ts'
import { changeCurrency as change, currencyState as readState } from '../changeCurrency.ts'
import { currencyState, currencyRequest } from '../currencySchema.ts'

/** Problems: currency.unknown, currency.same, currency.rate (422). */
export const changeCurrency = operation({
  name: 'shop.change-currency',
  summary:
    'Changes the currency: all amounts of the shop are converted by the rate, or keep their numbers. Orders, invoices and refunds stay as they are.',
  method: 'POST',
  path: '/api/shop/currency',
  capability: 'settings.write',
  rateLimit: { points: 20, windowSeconds: 600 },
  input: currencyRequest,
  output: currencyState,
  audit: ({ to, rate, rounding }) => ({ kind: 'shop.currency', data: { to, rate: rate ?? null, rounding } }),
  async run(context, request) {
    await change(context, request)
    return readState(context)
  },
})
