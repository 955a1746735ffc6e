/** A product: pictures, price, choices and the way into the cart. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleProduct } from '../exampleData.ts'
import { priceLayouts, productNeeds } from './partDefinition.ts'

export const product = defineBlock({
  type: 'product',
  label: 'Product',
  icon: 'shopping-bag',
  category: 'shop',
  keywords: ['buy', 'price', 'variant', 'add to cart'],
  version: 1,
  state: z.strictObject({
    /** Empty: the product of the page itself. */
    product_id: z.string(),
    price_layout: z.coerce.number().int().min(1).max(7).optional(),
    show: z.enum(['full', 'compact']).optional(),
  }),
  defaults: { product_id: '' },
  accepts: 'nothing',
  needs: productNeeds,
  interactive: 'idle',
  panel: [
    {
      name: 'product_id',
      title: 'Product',
      type: 'string',
      description: 'Empty: the product of this page.',
      picks: 'product',
    },
    {
      name: 'price_layout',
      title: 'Price layout',
      type: 'dropdown',
      values: priceLayouts,
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
