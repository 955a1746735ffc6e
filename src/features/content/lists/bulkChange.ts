/** One change to many posts at once: each succeeds or is refused on its own, by the rights of the viewer (F-POST-14). */
import { z } from 'zod'
import { Problem } from '#platform/operations/problem.ts'
import { duplicatePost, restorePost, trashPost } from '../versions/history.ts'
import { problem } from '../problems.ts'
import { currentRow } from '../posts/readPost.ts'
import { savePostIn, type SaveContext } from '../posts/savePost.ts'
import type { SavePostInput } from '../schema.ts'

export const bulkActions = [
  'publish',
  'draft',
  'trash',
  'restore',
  'delete',
  'duplicate',
  'category',
  'add_tag',
  'remove_tag',
] as const
export type BulkAction = (typeof bulkActions)[number]

export const bulkInput = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(200),
  action: z.enum(bulkActions),
  /** The id of the category (empty: none), or the tag. */
  value: z.string().max(200).optional(),
})

export interface BulkResult {
  id: string
  ok: boolean
  /** Why it was refused; empty where it was done. */
  message: string
}

/** Changes the posts one after the other; a refusal stops none of the others. */
export async function bulkChange(
  context: SaveContext,
  { ids, action, value = '' }: z.output<typeof bulkInput>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of new Set(ids)) {
    try {
      await changeOne(context, id, action, value.trim())
      results.push({ id, ok: true, message: '' })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      results.push({ id, ok: false, message: error.message })
    }
  }
  return results
}

async function changeOne(
  context: SaveContext,
  id: string,
  action: BulkAction,
  value: string,
): Promise<unknown> {
  switch (action) {
    case 'trash':
      return trashPost(context, id, false)
    case 'delete':
      return trashPost(context, id, true)
    case 'restore':
      return restorePost(context, { id })
    case 'duplicate':
      return duplicatePost(context, id)
    case 'publish':
      return change(context, id, () => ({ status: 'published' }))
    case 'draft':
      return change(context, id, () => ({ status: 'draft' }))
    case 'category':
      return change(context, id, () => ({ category: value || null }))
    case 'add_tag':
      return change(context, id, (tags) => ({ tags: [...tags, value] }))
    case 'remove_tag':
      return change(context, id, (tags) => ({ tags: tags.filter((tag) => tag !== value) }))
  }
}

/** Saves a new version of the newest one, whichever that is now: nobody has typed in it. */
async function change(
  context: SaveContext,
  id: string,
  to: (tags: string[]) => SavePostInput,
): Promise<unknown> {
  return context.transaction(async (db) => {
    await db.selectFrom('post').select('id').where('id', '=', id).forUpdate().execute()
    const row = await currentRow(db, id)
    if (!row) throw problem('post.missing')
    return savePostIn(context, db, { id, version: row.current_number, ...to(row.tags) })
  })
}
