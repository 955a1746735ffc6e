/** GET /api/options/currencies */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { currencies } from '../currencies.ts'

const currency = z.object({ code: z.string(), name: z.string(), symbol: z.string(), exponent: z.number() })

/** Lists every currency that the runtime knows (F-OPT-02). */
export const listCurrencies = operation({
  name: 'options.currencies',
  summary: 'Currencies with code, name, symbol and number of decimals.',
  method: 'GET',
  path: '/api/options/currencies',
  capability: 'public',
  input: z.strictObject({}),
  output: z.array(currency),
  async run() {
    return currencies()
  },
})
