/** What the visitor's cart holds and comes to, with the way to it. Personal: the browser asks for it. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { cartSummary as texts } from './texts/cartSummary.ts'

export default defineBlock({
  type: 'cart-summary',
  label: () => texts.label,
  icon: 'receipt',
  category: 'shop',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    title: z.string().optional(),
    cart_url: z.string().optional(),
    shows_items: z.boolean().optional(),
  }),
  defaults: () => ({ title: texts.your_cart, shows_items: true }),
  accepts: 'nothing',
  interactive: 'visible',
  panel: () => [
    { name: 'title', title: common.title, type: 'string' },
    { name: 'shows_items', title: texts.list_the_items, type: 'boolean', use_switch: true },
    {
      name: 'cart_url',
      title: texts.the_page_with_the,
      type: 'string',
      placeholder: '/cart',
      picks: 'link',
    },
  ],
  examples: () => [{ title: texts.the_visitors_cart, values: {} }],
})
