/** GET /api/shop/documents: invoices, credit notes or packing slips of orders, as a page that prints well (F-SHOP-13). */
import { z } from 'zod'
import { inSiteLanguage } from '#features/settings/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { documentReply } from '../documentPage.ts'
import { documentsOf } from '../readDocuments.ts'

/** Problems: document.none (404). */
export const printDocuments = operation({
  name: 'shop.documents',
  summary:
    'Answers a page with the invoices (and credit notes), the credit notes alone or the packing slips of some orders, one a sheet.',
  method: 'GET',
  path: '/api/shop/documents',
  capability: 'orders.manage',
  input: z.strictObject({
    kind: z.enum(['invoice', 'credit', 'slip']),
    /** Ids with commas between them. */
    orders: z
      .string()
      .max(40 * 100)
      .transform((text) => text.split(','))
      .pipe(z.array(z.uuid()).min(1).max(100)),
  }),
  output: z.unknown(),
  async run(context, { kind, orders }) {
    return inSiteLanguage(context, async () =>
      documentReply(await documentsOf(context, context.db, orders, kind)),
    )
  },
})
