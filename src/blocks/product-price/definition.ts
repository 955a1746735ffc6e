/** The price of a product in one of seven layouts (F-SHOP-02); it follows what is chosen in the product's other parts. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleProduct } from '../exampleData.ts'
import { priceLayouts, productField, productId, productNeeds } from '../product/partDefinition.ts'

export const productPrice = defineBlock({
  type: 'product-price',
  label: 'Product price',
  icon: 'tag',
  category: 'shop',
  keywords: ['price', 'cost', 'sale'],
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
  panel: [
    productField,
    { name: 'price_layout', title: 'Price layout', type: 'dropdown', values: priceLayouts },
    {
      name: 'size',
      title: 'Size',
      type: 'dropdown',
      values: [
        { value: 'medium', title: 'Medium' },
        { value: 'large', title: 'Large' },
      ],
    },
  ],
  examples: [{ title: 'Product price', values: {}, data: exampleProduct }],
})
