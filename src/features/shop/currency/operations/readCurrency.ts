/** GET /api/shop/currency: the currency, everything that says money in it, and the last change while it can be undone. */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { currencyState as readState } from '../changeCurrency.ts'
import { currencyState } from '../currencySchema.ts'

export const readCurrency = operation({
  name: 'shop.currency',
  summary:
    'Answers the currency of the shop with counts of everything that says money, and the last change while it can be undone.',
  method: 'GET',
  path: '/api/shop/currency',
  capability: 'settings.write',
  input: z.strictObject({}),
  output: currencyState,
  run: (context) => readState(context),
})
