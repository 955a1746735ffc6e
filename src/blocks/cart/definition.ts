/** The visitor's cart: lines, totals and the way to pay. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { cart as texts } from './texts/cart.ts'

export default defineBlock({
  type: 'cart',
  label: () => texts.label,
  icon: 'shopping-cart',
  category: 'shop',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({ shop_url: z.string().optional() }),
  defaults: {},
  accepts: 'nothing',
  interactive: 'load',
  panel: () => [
    {
      name: 'shop_url',
      title: texts.where_to_shop_on,
      type: 'string',
      placeholder: '/t/products',
      picks: 'link',
    },
  ],
  examples: () => [{ title: texts.the_visitors_cart, values: { shop_url: '/t/products' } }],
})
