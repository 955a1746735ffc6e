/** The button that puts what is chosen of a product into the cart (F-SHOP-07). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleProduct } from '../exampleData.ts'
import { productField, productId, productNeeds } from '../product/partDefinition.ts'

export const productAdd = defineBlock({
  type: 'product-add',
  label: 'Add to cart',
  icon: 'shopping-cart',
  category: 'shop',
  keywords: ['buy', 'button', 'order'],
  version: 1,
  state: z.strictObject({
    product_id: productId,
    text: z.string().optional(),
    has_quantity: z.boolean().optional(),
  }),
  defaults: { product_id: '', has_quantity: true },
  accepts: 'nothing',
  needs: productNeeds,
  interactive: 'idle',
  panel: [
    productField,
    { name: 'text', title: 'Words on the button', type: 'string', placeholder: 'Add to cart' },
    { name: 'has_quantity', title: 'Ask how many', type: 'boolean', use_switch: true },
  ],
  examples: [{ title: 'Add to cart', values: {}, data: exampleProduct }],
})
