/** Cards of products. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleFilteredProducts, exampleProducts } from '../exampleData.ts'

export const productList = defineBlock({
  type: 'product-list',
  label: 'Product list',
  icon: 'layout-grid',
  category: 'shop',
  keywords: ['shop', 'products', 'catalogue', 'grid'],
  version: 1,
  state: z.strictObject({
    limit: z.coerce.number().int().min(1).max(48),
    category: z.string().optional(),
    tag: z.string().optional(),
    sort: z.enum(['newest', 'price_up', 'price_down', 'title']).optional(),
    ids: z.array(z.string()).optional(),
    price_layout: z.coerce.number().int().min(1).max(7).optional(),
    /** Visitors filter by category and price, and sort. */
    has_filters: z.boolean().optional(),
  }),
  defaults: { limit: 4 },
  accepts: 'nothing',
  needs: (state, page) => ({
    source: 'shop.products',
    arguments: {
      limit: state.limit,
      category: state.category || undefined,
      tag: state.tag || undefined,
      sort: state.sort ?? 'newest',
      ids: state.ids?.length ? state.ids : undefined,
      except: page.postId ?? undefined,
      has_filters: state.has_filters === true || undefined,
    },
  }),
  panel: [
    { name: 'limit', title: 'How many', type: 'number', min: 1, max: 48 },
    { name: 'category', title: 'Category', type: 'string', placeholder: 'Any', picks: 'category' },
    { name: 'tag', title: 'Tag', type: 'string', placeholder: 'Any' },
    { name: 'has_filters', title: 'Visitors can filter and sort', type: 'boolean', use_switch: true },
    {
      name: 'sort',
      title: 'Order',
      type: 'dropdown',
      values: [
        { value: 'newest', title: 'Newest first' },
        { value: 'price_up', title: 'Price, low to high' },
        { value: 'price_down', title: 'Price, high to low' },
        { value: 'title', title: 'By name' },
      ],
    },
  ],
  examples: [
    { title: 'Cards', values: { limit: 3 }, data: exampleProducts },
    { title: 'With filters', values: { limit: 3, has_filters: true }, data: exampleFilteredProducts },
  ],
})
