/** A product: pictures, price, choices and the way into the cart. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleProduct } from '../exampleData.ts'

const layouts = [
  'Price',
  'Base price struck, price',
  'Price, base price struck',
  'Price, percent',
  'Base price struck, price, percent',
  'Price, saved amount',
  'Stacked: percent, price, base price',
]

export const product = defineBlock({
  type: 'product',
  label: 'Product',
  icon: 'shopping-bag',
  category: 'shop',
  keywords: ['buy', 'price', 'variant', 'add to cart'],
  version: 1,
  state: z.object({
    /** Empty: the product of the page itself. */
    product_id: z.string(),
    price_layout: z.coerce.number().int().min(1).max(7).optional(),
    show: z.enum(['full', 'compact']).optional(),
  }),
  defaults: { product_id: '' },
  accepts: 'nothing',
  needs: (state, page) => {
    const id = state.product_id || page.postId
    return id ? { source: 'shop.product', arguments: { id } } : null
  },
  interactive: 'idle',
  panel: [
    { name: 'product_id', title: 'Product', type: 'string', description: 'Empty: the product of this page.', picks: 'product' },
    {
      name: 'price_layout',
      title: 'Price layout',
      type: 'dropdown',
      values: layouts.map((title, index) => ({ value: String(index + 1), title })),
    },
    {
      name: 'show',
      title: 'Show',
      type: 'dropdown',
      values: [
        { value: 'full', title: 'With pictures and description' },
        { value: 'compact', title: 'Price and choices only' },
      ],
    },
  ],
  examples: [{ title: 'With pictures and description', values: { show: 'full' }, data: exampleProduct }],
})
