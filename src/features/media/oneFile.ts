/** One file of the library: read, and what is said of it changed, by those who may. */
import { z } from 'zod'
import type { Db } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { mediaColumns, type MediaRow } from './listFolder.ts'
import { problem } from './problems.ts'
import { mediaStatus } from './schema.ts'

/** What is said of a file, beside its bytes. */
export const fileWords = {
  title: z.string().trim().min(1).max(200).optional(),
  alt: z.string().max(500).optional(),
  status: mediaStatus.optional(),
  tags: z.array(z.string().trim().min(1).max(50)).max(30).optional(),
}

const words = z.strictObject(fileWords)
export type FileTexts = z.output<typeof words>

export interface OwnedFile extends MediaRow {
  created_by: string | null
}

export const ownedFileColumns = [...mediaColumns, 'created_by'] as const

/** The file of that id, or undefined; a private one for those who may see those only. */
export async function fileById(db: Db, viewer: Viewer, id: string): Promise<OwnedFile | undefined> {
  const found = await db.selectFrom('media').select(ownedFileColumns).where('id', '=', id).executeTakeFirst()
  return found && (found.root === 'public' || viewer.can('media.private')) ? found : undefined
}

/** @throws Problem media.missing (404), media.not_yours (403) */
export async function changeFile(db: Db, viewer: Viewer, id: string, changes: FileTexts): Promise<OwnedFile> {
  const found = await fileById(db, viewer, id)
  if (!found) throw problem('media.missing')
  if (found.created_by !== viewer.id && !viewer.can('media.delete_any')) throw problem('media.not_yours')
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0) return found
  return db
    .updateTable('media')
    .set(given)
    .where('id', '=', id)
    .returning(ownedFileColumns)
    .executeTakeFirstOrThrow()
}
