import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { removeCategory } from '../saveCategory.ts'

/** As posts.delete_category, with the id in the path. Problems: category.missing (404). */
export const deleteCategoryById = operation({
  name: 'posts.delete_category_by_id',
  summary: 'Remove a category by the id in the path',
  method: 'DELETE',
  path: '/api/posts/categories/{id}',
  capability: 'taxonomy.write',
  input: z.strictObject({ id: z.uuid(), merge_into: z.uuid().optional() }),
  output: z.object({ id: z.string(), undo: z.string() }),
  audit: ({ id, merge_into }) => ({
    kind: 'category.deleted',
    target: id,
    data: { merge_into: merge_into ?? null },
  }),
  run: (context, { id, merge_into }) => removeCategory(context, id, merge_into ?? null),
})
