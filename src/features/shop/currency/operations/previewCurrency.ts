/** POST /api/shop/currency/preview: what a change of the currency would do. */
import { operation } from '#platform/operations/operation.ts'
import { previewCurrency as preview } from '../changeCurrency.ts'
import { currencyPreview, currencyRequest } from '../currencySchema.ts'

/** Problems: currency.unknown, currency.same, currency.rate (422). */
export const previewCurrency = operation({
  name: 'shop.preview-currency',
  summary: 'Answers what a change of the currency would do, with counts and examples; nothing is changed.',
  method: 'POST',
  path: '/api/shop/currency/preview',
  capability: 'settings.write',
  input: currencyRequest,
  output: currencyPreview,
  run: (context, request) => preview(context, request),
})
