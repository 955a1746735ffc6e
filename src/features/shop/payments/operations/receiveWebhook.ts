/** POST /api/shop/webhooks/{provider}: events of the payment provider (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { problem } from '../../problems.ts'
import { receiveEvent } from '../webhooks.ts'

/** The signature is the only key to this call. Problems: payment.signature (400), payment.unknown_provider (404). */
export const receiveWebhook = operation({
  name: 'shop.webhook',
  summary: 'Takes a signed event of a payment provider in; answers after its work is committed.',
  method: 'POST',
  path: '/api/shop/webhooks/{provider}',
  capability: 'public',
  body: 'raw',
  sameSiteOnly: false,
  input: z.strictObject({ provider: z.string().max(40) }),
  output: z.boolean(),
  async run(context, { provider }) {
    const { rawBody } = context.request
    if (!rawBody) throw problem('payment.signature')
    await receiveEvent(context, { provider, rawBody, header: context.request.header })
    return true
  },
})
