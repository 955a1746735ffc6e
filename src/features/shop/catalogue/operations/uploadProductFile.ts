/** POST /api/shop/product-files: takes files that are sold, where nobody gets them without having bought them (F-SHOP-13). */
import { z } from 'zod'
import { readUpload, storeFile } from '#features/media/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { filesForSale, saleFolder } from '../productFiles.ts'
import { productFile } from '../../schema.ts'

/** As an upload to the media library. Problems: media.nothing_sent (400), media.type_refused (415), media.too_large, media.too_many (413). */
export const uploadProductFile = operation({
  name: 'shop.upload-product-file',
  summary: 'Takes files that a digital product is made of into the private root.',
  method: 'POST',
  path: '/api/shop/product-files',
  capability: 'stock.manage',
  rateLimit: { points: 120, windowSeconds: 60 },
  body: 'stream',
  input: z.strictObject({ to: z.string().max(512).optional() }),
  output: z.array(productFile),
  audit: (_, files) => ({
    kind: 'media.uploaded',
    target: files[0]?.id ?? null,
    data: { files: files.length },
  }),
  async run(context) {
    if (!context.request.stream) throw requestProblem('request.malformed')
    await using uploaded = await readUpload(context.config, context.request.stream)
    const ids: string[] = []
    for (const { name, read } of uploaded.files)
      ids.push(
        await storeFile(context, {
          root: 'private',
          folder: saleFolder,
          name,
          bytes: await read(),
          createdBy: context.viewer.id,
        }),
      )
    return (await filesForSale(context.db, ids)).slice(0, ids.length)
  },
})
