import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { orderCategories as order } from '../saveCategory.ts'

/** Moves the entries of a taxonomy: their order and what each is below (F-TAX-03). Problems: post.parent_invalid (422). */
export const orderCategories = operation({
  name: 'posts.order_categories',
  summary: 'Order the entries of a taxonomy',
  method: 'POST',
  path: '/api/posts/categories/order',
  capability: 'taxonomy.write',
  input: z.strictObject({
    taxonomy: z.string().max(60).default('category'),
    items: z.array(z.strictObject({ id: z.uuid(), parent_id: z.uuid().nullable() })).max(2000),
  }),
  output: z.object({ taxonomy: z.string() }),
  audit: ({ taxonomy }) => ({ kind: 'category.ordered', target: taxonomy }),
  async run(context, { taxonomy, items }) {
    await order(context, taxonomy, items)
    return { taxonomy }
  },
})
