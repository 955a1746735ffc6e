/** Cards of products for the product list: newest, by category or tag, or the ids of a related list. */
import { z } from 'zod'
import type { ProductListData } from '#blocks/product-list/data.ts'
import { defineSource } from '#blocks/source.ts'
import { listProducts } from '../productView.ts'

const wanted = z.object({
  limit: z.coerce.number().int().min(1).max(100).catch(12),
  category: z.string().optional().catch(undefined),
  tag: z.string().optional().catch(undefined),
  sort: z.enum(['newest', 'price_up', 'price_down', 'title']).optional().catch(undefined),
  ids: z.array(z.string()).optional().catch(undefined),
  except: z.uuid().optional().catch(undefined),
})

export const productsSource = defineSource({
  name: 'shop.products',
  run({ platform, db }, args): Promise<ProductListData> {
    return listProducts(platform, db, wanted.parse(args))
  },
})
