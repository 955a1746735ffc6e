/** POST /api/shop/emails/{id}/send: tries a waiting email at once (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { readEmail, sendNow } from '../shopEmails.ts'
import { sentEmail } from '../emailSchema.ts'

/** Problems: email.missing (404), email.sent (422). */
export const sendEmailNow = operation({
  name: 'shop.send-email',
  summary: 'Tries a waiting or failed email at once.',
  method: 'POST',
  path: '/api/shop/emails/{id}/send',
  capability: 'orders.manage',
  input: z.strictObject({ id: z.uuid() }),
  output: sentEmail,
  async run(context, { id }) {
    await sendNow(context, id)
    return readEmail(context.db, id)
  },
})
