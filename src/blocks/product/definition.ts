/** A product: pictures, price, choices and the way into the cart. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleProduct } from '../exampleData.ts'
import { priceLayouts, productNeeds } from './partDefinition.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { product as texts } from './texts/product.ts'

export default defineBlock({
  type: 'product',
  label: () => texts.label,
  icon: 'shopping-bag',
  category: 'shop',
  keywords: () => texts.keywords,
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
  panel: () => [
    {
      name: 'product_id',
      title: common.product,
      type: 'string',
      description: texts.empty_the_product_of,
      picks: 'product',
    },
    {
      name: 'price_layout',
      title: settings.price_layout,
      type: 'dropdown',
      values: priceLayouts(),
    },
    {
      name: 'show',
      title: texts.show,
      type: 'dropdown',
      values: [
        { value: 'full', title: texts.with_pictures_and_description },
        { value: 'compact', title: texts.price_and_choices_only },
      ],
    },
  ],
  examples: () => [
    { title: texts.with_pictures_and_description, values: { show: 'full' }, data: exampleProduct() },
  ],
})
