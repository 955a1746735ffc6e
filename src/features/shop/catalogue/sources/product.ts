/** The data of one product for its block: title, pictures, choices, prices and stock at every store. */
import type { ProductData } from '#blocks/product/data.ts'
import { defineSource } from '#blocks/source.ts'
import { readProduct } from '../productView.ts'

/** Takes `id` (or `post_id`), else the page's own post; null: 'Unable to locate product #{id}'. */
export const productSource = defineSource({
  name: 'shop.product',
  async run({ platform, db, page }, args): Promise<ProductData | null> {
    const id = args.id ?? args.post_id ?? page.postId
    return typeof id === 'string' && id !== '' ? readProduct(platform, db, id) : null
  },
})
