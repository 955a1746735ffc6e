import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { removeView } from '../savedViews.ts'

/** Removes an own view. Problems: view.missing (404). */
export const deleteView = operation({
  name: 'views.delete',
  summary: 'Remove a saved view',
  method: 'DELETE',
  path: '/api/views/{id}',
  capability: 'content.list',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ id: z.string() }),
  run: (context, { id }) => removeView(context, id),
})
