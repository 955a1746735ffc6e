/** GET /api/shop/product-files: the files that can be sold (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { filesForSale } from '../productFiles.ts'
import { productFile } from '../../schema.ts'

export const listProductFiles = operation({
  name: 'shop.product-files',
  summary: 'Lists the files for sale: those with the given ids first, then the newest.',
  method: 'GET',
  path: '/api/shop/product-files',
  capability: 'stock.manage',
  input: z.strictObject({ ids: z.array(z.uuid()).max(200).default([]) }),
  output: z.array(productFile),
  run: (context, { ids }) => filesForSale(context.db, ids),
})
