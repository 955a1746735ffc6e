/** GET /api/shop/emails/{id}: one email; its text as long as it waits (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { readEmail } from '../shopEmails.ts'
import { sentEmail } from '../emailSchema.ts'

/** Problems: email.missing (404). */
export const readEmailOperation = operation({
  name: 'shop.email',
  summary: 'Returns one email of the shop; what was sent has no text any more.',
  method: 'GET',
  path: '/api/shop/emails/{id}',
  capability: 'orders.manage',
  input: z.strictObject({ id: z.uuid() }),
  output: sentEmail.extend({ text: z.string().nullable() }),
  run: ({ db }, { id }) => readEmail(db, id),
})
