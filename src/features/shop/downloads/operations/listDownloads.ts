/** GET /api/shop/downloads: the files that the viewer has bought (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { downloadsOf } from '../downloads.ts'
import { download } from '../../schema.ts'

export const listDownloads = operation({
  name: 'shop.downloads',
  summary: 'Lists the own bought files that can still be fetched, with the order that each is of.',
  method: 'GET',
  path: '/api/shop/downloads',
  capability: 'orders.view_own',
  input: z.strictObject({}),
  output: z.array(download),
  run: (context) =>
    context.viewer.id === null
      ? Promise.resolve([])
      : downloadsOf(context, context.db, { userId: context.viewer.id }),
})
