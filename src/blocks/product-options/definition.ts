/** The choices of a product that do not change its price, and the store it is sent from. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleProduct } from '../exampleData.ts'
import { productField, productId, productNeeds } from '../product/partDefinition.ts'

export const productOptions = defineBlock({
  type: 'product-options',
  label: 'Product options',
  icon: 'list-checks',
  category: 'shop',
  keywords: ['choices', 'wrapping', 'engraving'],
  version: 1,
  state: z.strictObject({ product_id: productId }),
  defaults: { product_id: '' },
  accepts: 'nothing',
  needs: productNeeds,
  interactive: 'idle',
  panel: [productField],
  examples: [{ title: 'Product options', values: {}, data: exampleProduct }],
})
