/** Cards of products. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleFilteredProducts, exampleProducts } from '../exampleData.ts'
import { pageKeyOf } from '../listPages.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { productList as texts } from './texts/productList.ts'

export default defineBlock({
  type: 'product-list',
  label: () => texts.label,
  icon: 'layout-grid',
  category: 'shop',
  keywords: () => texts.keywords,
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
  panel: () => [
    { name: 'limit', title: settings.how_many_at_once, type: 'number', min: 1, max: 48 },
    {
      name: 'category',
      title: common.category,
      type: 'string',
      placeholder: settings.any,
      picks: 'category',
    },
    { name: 'tag', title: common.tag, type: 'string', placeholder: settings.any, picks: 'tag' },
    {
      name: 'has_filters',
      title: texts.visitors_can_filter_sort,
      type: 'boolean',
      use_switch: true,
    },
    {
      name: 'has_pages',
      title: texts.visitors_can_turn_pages,
      type: 'boolean',
      use_switch: true,
      description: settings.two_lists_on_one,
    },
    {
      name: 'label',
      title: settings.name_for_screen_readers,
      type: 'string',
      description: settings.where_a_page_has,
    },
    {
      name: 'sort',
      title: settings.order,
      type: 'dropdown',
      values: [
        { value: 'newest', title: common.newest_first },
        { value: 'price_up', title: texts.price_low_to_high },
        { value: 'price_down', title: texts.price_high_to_low },
        { value: 'title', title: texts.by_name },
      ],
    },
  ],
  examples: () => [
    { title: texts.cards, values: { limit: 3 }, data: exampleProducts() },
    { title: texts.with_filters, values: { limit: 3, has_filters: true }, data: exampleFilteredProducts() },
  ],
})
