import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'

/** Removes a stored redirect; its path is not found afterwards. */
export const deleteRedirect = operation({
  name: 'redirects.delete',
  summary: 'Remove a stored redirect',
  method: 'DELETE',
  path: '/api/redirects/{id}',
  capability: 'posts.publish',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ id: z.string() }),
  audit: ({ id }) => ({ kind: 'redirect.deleted', target: id }),
  async run(context, { id }) {
    await context.transaction(async (db) => {
      await db.deleteFrom('redirect').where('id', '=', id).execute()
      await dropAllCachedPages(db, 'content')
    })
    return { id }
  },
})
