import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { mediaColumns, toMediaFile } from '../listFolder.ts'
import { problem } from '../problems.ts'
import { mediaFile, mediaStatus } from '../schema.ts'

/** Changes what is said of a file: title, alternative text, status, tags. Problems: media.missing (404), media.not_yours (403). */
export const saveFile = operation({
  name: 'media.save',
  summary: 'Change title, alternative text, status or tags of a file',
  method: 'POST',
  path: '/api/posts/uploads/{id}',
  capability: 'media.write',
  input: z.strictObject({
    id: z.uuid(),
    title: z.string().trim().min(1).max(200).optional(),
    alt: z.string().max(500).optional(),
    status: mediaStatus.optional(),
    tags: z.array(z.string().trim().min(1).max(50)).max(30).optional(),
  }),
  output: mediaFile,
  async run({ db, siteId, viewer }, { id, ...changes }) {
    const found = await db
      .selectFrom('media')
      .select([...mediaColumns, 'created_by'])
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!found || (found.root === 'private' && !viewer.can('media.private'))) throw problem('media.missing')
    if (found.created_by !== viewer.id && !viewer.can('media.delete_any')) throw problem('media.not_yours')
    if (Object.values(changes).some((value) => value !== undefined)) {
      await db.updateTable('media').set(changes).where('site_id', '=', siteId).where('id', '=', id).execute()
    }
    const { created_by: _, ...row } = found
    return toMediaFile({ ...row, ...dropUndefined(changes) })
  },
})

function dropUndefined<T extends object>(value: T): Partial<{ [Key in keyof T]: NonNullable<T[Key]> }> {
  const result: Partial<{ [Key in keyof T]: NonNullable<T[Key]> }> = {}
  for (const [key, item] of Object.entries(value)) if (item !== undefined) Object.assign(result, { [key]: item })
  return result
}
