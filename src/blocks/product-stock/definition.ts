/** What is left of the product that is chosen. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleProduct } from '../exampleData.ts'
import { productField, productId, productNeeds } from '../product/partDefinition.ts'

export const productStock = defineBlock({
  type: 'product-stock',
  label: 'Product stock',
  icon: 'package-check',
  category: 'shop',
  keywords: ['availability', 'left', 'sold out'],
  version: 1,
  state: z.strictObject({ product_id: productId }),
  defaults: { product_id: '' },
  accepts: 'nothing',
  needs: productNeeds,
  interactive: 'idle',
  panel: [productField],
  examples: [{ title: 'Product stock', values: {}, data: exampleProduct }],
})
