/** The variants of a product to choose from, each with the price it leads to. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleProduct } from '../exampleData.ts'
import { productField, productId, productNeeds } from '../product/partDefinition.ts'

export const productVariants = defineBlock({
  type: 'product-variants',
  label: 'Product variants',
  icon: 'swatch-book',
  category: 'shop',
  keywords: ['choices', 'size', 'colour', 'select'],
  version: 1,
  state: z.strictObject({ product_id: productId }),
  defaults: { product_id: '' },
  accepts: 'nothing',
  needs: productNeeds,
  interactive: 'idle',
  panel: [productField],
  examples: [{ title: 'Product variants', values: {}, data: exampleProduct }],
})
