/** Cards of products. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleFilteredProducts, exampleProducts } from '../exampleData.ts'
import { pageKeyOf } from '../listPages.ts'

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
    /** Visitors turn pages, which they also can where they filter; else the list ends after `limit`. */
    has_pages: z.boolean().optional(),
    label: z.string().optional(),
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
      page_key: state.has_pages || state.has_filters ? pageKeyOf(state) : undefined,
    },
  }),
  panel: [
    { name: 'limit', title: 'How many at once', type: 'number', min: 1, max: 48 },
    { name: 'category', title: 'Category', type: 'string', placeholder: 'Any', picks: 'category' },
    { name: 'tag', title: 'Tag', type: 'string', placeholder: 'Any', picks: 'tag' },
    {
      name: 'has_filters',
      title: 'Visitors can filter, sort and turn pages',
      type: 'boolean',
      use_switch: true,
    },
    {
      name: 'has_pages',
      title: 'Visitors can turn pages',
      type: 'boolean',
      use_switch: true,
      description: 'Two lists on one page: give each a name below, so that each turns its own pages.',
    },
    {
      name: 'label',
      title: 'Name for screen readers',
      type: 'string',
      description: 'Where a page has more than one list with pages.',
    },
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
