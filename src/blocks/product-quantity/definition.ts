/** How many pieces of a product are to be added. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleProduct } from '../exampleData.ts'
import { productField, productId, productNeeds } from '../product/partDefinition.ts'

export const productQuantity = defineBlock({
  type: 'product-quantity',
  label: 'Product quantity',
  icon: 'hash',
  category: 'shop',
  keywords: ['pieces', 'amount', 'number'],
  version: 1,
  state: z.strictObject({ product_id: productId }),
  defaults: { product_id: '' },
  accepts: 'nothing',
  needs: productNeeds,
  interactive: 'idle',
  panel: [productField],
  examples: [{ title: 'Product quantity', values: {}, data: exampleProduct }],
})
