/** POST /api/shop/find-order: sends a guest the link of an order (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { askForOrder } from '../findOrder.ts'

/** The answer is the same whether there is such an order or not. */
export const findOrderOperation = operation({
  name: 'shop.find-order',
  summary: 'Sends the link of an order to its email address, where number and address belong together.',
  method: 'POST',
  path: '/api/shop/find-order',
  capability: 'public',
  input: z.strictObject({ number: z.string().trim().min(1).max(40), email: z.email().max(254) }),
  output: z.object({ sent: z.literal(true) }),
  async run(context, input) {
    await askForOrder(context, context.request.ip, input)
    return { sent: true } as const
  },
})
