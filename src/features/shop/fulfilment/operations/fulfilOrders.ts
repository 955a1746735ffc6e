/** POST /api/shop/orders/fulfil: several orders as packed and sent (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { fulfilWhole } from '../fulfilMany.ts'

/** Each is a parcel of everything that is left, or waits for pickup where it is collected; one that cannot be is named with its reason. */
export const fulfilOrdersOperation = operation({
  name: 'shop.fulfil-orders',
  summary: 'Records for each of some orders that all of it is sent, or waits for pickup.',
  method: 'POST',
  path: '/api/shop/orders/fulfil',
  capability: 'orders.manage',
  input: z.strictObject({
    orders: z.array(z.uuid()).min(1).max(100),
    send_email: z.boolean().default(true),
    /** True: nothing is done; the answer says what would be. */
    preview: z.boolean().default(false),
  }),
  output: z.object({
    done: z.int(),
    /** Of these the ones that wait for pickup then, and how many customers are written to. */
    collected: z.int(),
    emails: z.int(),
    refused: z.array(z.object({ number: z.string(), why: z.string() })),
  }),
  audit: (input) =>
    input.preview
      ? null
      : { kind: 'order.fulfilled', target: input.orders[0] ?? null, data: { orders: input.orders.length } },
  run: (context, { orders, send_email: sendsEmail, preview: isPreview }) =>
    fulfilWhole(context, orders, { actorId: context.viewer.id, sendsEmail, isPreview }),
})
