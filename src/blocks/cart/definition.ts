/** The visitor's cart: lines, totals and the way to pay. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const cart = defineBlock({
  type: 'cart',
  label: 'Cart',
  icon: 'shopping-cart',
  category: 'shop',
  keywords: ['basket', 'checkout', 'pay'],
  version: 1,
  state: z.strictObject({ shop_url: z.string().optional() }),
  defaults: {},
  accepts: 'nothing',
  interactive: 'load',
  panel: [
    {
      name: 'shop_url',
      title: 'Where to shop on',
      type: 'string',
      placeholder: '/t/products',
      picks: 'link',
    },
  ],
  examples: [{ title: 'The visitor’s cart', values: { shop_url: '/t/products' } }],
})
