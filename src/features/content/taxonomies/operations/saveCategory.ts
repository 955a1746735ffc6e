import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { saveCategory as save } from '../saveCategory.ts'
import { categoryView } from '../../views.ts'

/** Creates or changes an entry of a taxonomy (F-TAX-03). Problems: category.taken (422), taxonomy.missing (404). */
export const saveCategory = operation({
  name: 'posts.save_category',
  summary: 'Create or change a category',
  method: 'POST',
  path: '/api/posts/categories',
  capability: 'taxonomy.write',
  input: z.strictObject({
    id: z.union([z.uuid(), z.literal(''), z.literal('new')]).optional(),
    title: z.string().trim().min(1).max(120),
    slug: z.string().trim().max(120).optional(),
    taxonomy: z.string().max(60).optional(),
    parent_id: z
      .union([z.uuid(), z.literal('')])
      .nullable()
      .optional(),
    description: z.string().max(2000).optional(),
    position: z.int().min(0).max(100_000).optional(),
  }),
  output: categoryView,
  audit: (_, category) => ({ kind: 'category.saved', target: category.id, data: { title: category.title } }),
  run: (context, input) => save(context, input),
})
