import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { removeCategory } from '../saveCategory.ts'

/** Removes a category; its posts have none afterwards, or the one that `merge_into` names (F-TAX-03). */
export const deleteCategory = operation({
  name: 'posts.delete_category',
  summary: 'Remove a category',
  method: 'DELETE',
  path: '/api/posts/categories',
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
