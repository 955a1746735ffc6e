/** The price of a product in one of seven layouts (F-SHOP-02); it follows what is chosen in the product's other parts. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleProduct } from '../exampleData.ts'
import { priceLayouts, productField, productId, productNeeds } from '../product/partDefinition.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { productPrice as texts } from './texts/productPrice.ts'

export default defineBlock({
  type: 'product-price',
  label: () => texts.label,
  icon: 'tag',
  category: 'shop',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    product_id: productId,
    /** Absent: as the product says. */
    price_layout: z.coerce.number().int().min(1).max(7).optional(),
    size: z.enum(['medium', 'large']).optional(),
  }),
  defaults: { product_id: '' },
  accepts: 'nothing',
  needs: productNeeds,
  interactive: 'idle',
  panel: () => [
    productField(),
    { name: 'price_layout', title: settings.price_layout, type: 'dropdown', values: priceLayouts() },
    {
      name: 'size',
      title: common.size,
      type: 'dropdown',
      values: [
        { value: 'medium', title: common.medium },
        { value: 'large', title: common.large },
      ],
    },
  ],
  examples: () => [{ title: texts.product_price, values: {}, data: exampleProduct() }],
})
