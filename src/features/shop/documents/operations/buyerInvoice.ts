/** GET /api/shop/invoice: the invoice of an order for whoever holds its email (F-SHOP-13). */
import { z } from 'zod'
import { inSiteLanguage } from '#features/settings/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { orderIdByToken } from '../../orders/buyerOrder.ts'
import { documentReply } from '../documentPage.ts'
import { documentsOf } from '../readDocuments.ts'
import { problem } from '../../problems.ts'

/** A wrong number and a wrong token are answered alike. Problems: document.none (404). */
export const buyerInvoice = operation({
  name: 'shop.invoice',
  summary: 'Answers a page with the invoice of an order and its credit notes, by the token of its email.',
  method: 'GET',
  path: '/api/shop/invoice',
  capability: 'public',
  rateLimit: { points: 60, windowSeconds: 60 },
  input: z.strictObject({ number: z.string().max(40), token: z.string().max(200) }),
  output: z.unknown(),
  async run(context, { number, token }) {
    const id = await orderIdByToken(context, number, token)
    if (id === null) throw problem('document.none')
    return inSiteLanguage(context, async () =>
      documentReply(await documentsOf(context, context.db, [id], 'invoice')),
    )
  },
})
