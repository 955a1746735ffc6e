/** What the visitor's cart holds and comes to, with the way to it. Personal: the browser asks for it. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const cartSummary = defineBlock({
  type: 'cart-summary',
  label: 'Cart summary',
  icon: 'receipt',
  category: 'shop',
  keywords: ['basket', 'total', 'checkout', 'mini cart'],
  version: 1,
  state: z.strictObject({
    title: z.string().optional(),
    cart_url: z.string().optional(),
    shows_items: z.boolean().optional(),
  }),
  defaults: { title: 'Your cart', shows_items: true },
  accepts: 'nothing',
  interactive: 'visible',
  panel: [
    { name: 'title', title: 'Title', type: 'string' },
    { name: 'shows_items', title: 'List the items', type: 'boolean', use_switch: true },
    {
      name: 'cart_url',
      title: 'The page with the cart',
      type: 'string',
      placeholder: '/cart',
      picks: 'link',
    },
  ],
  examples: [{ title: 'The visitor’s cart', values: {} }],
})
