/** The button that puts what is chosen of a product into the cart (F-SHOP-07). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleProduct } from '../exampleData.ts'
import { productField, productId, productNeeds } from '../product/partDefinition.ts'
import { common } from '#ui/texts/common.ts'
import { productAdd as texts } from './texts/productAdd.ts'

export default defineBlock({
  type: 'product-add',
  label: () => texts.label,
  icon: 'shopping-cart',
  category: 'shop',
  keywords: () => texts.keywords,
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
  panel: () => [
    productField(),
    { name: 'text', title: texts.words_on_the_button, type: 'string', placeholder: common.add_to_cart },
    { name: 'has_quantity', title: texts.ask_how_many, type: 'boolean', use_switch: true },
  ],
  examples: () => [{ title: common.add_to_cart, values: {}, data: exampleProduct() }],
})
