/** The pictures of a product: one large, the others to choose from. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleProduct } from '../exampleData.ts'
import { productField, productId, productNeeds } from '../product/partDefinition.ts'

export const productGallery = defineBlock({
  type: 'product-gallery',
  label: 'Product pictures',
  icon: 'images',
  category: 'shop',
  keywords: ['photos', 'gallery'],
  version: 1,
  state: z.strictObject({ product_id: productId }),
  defaults: { product_id: '' },
  accepts: 'nothing',
  needs: productNeeds,
  interactive: 'idle',
  panel: [productField],
  examples: [{ title: 'Product pictures', values: {}, data: exampleProduct }],
})
