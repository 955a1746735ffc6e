/** Deleting: the row first, then the bytes, so that no row ever points at nothing. */
import { posix } from 'node:path'
import type { Context } from '#platform/context.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { folderPath, keepOutOfPlugins } from './folders.ts'
import { problem } from './problems.ts'

interface Chosen {
  id: string
  is_directory?: boolean
  is_private?: boolean
}

/** Returns the ids of what is gone; everything is checked before anything is deleted. */
export async function removeFiles(context: Context, chosen: readonly Chosen[]): Promise<string[]> {
  const { db, siteId, viewer, storage } = context
  const folders = chosen.filter(({ is_directory }) => is_directory)
  const ids = chosen.filter(({ is_directory }) => !is_directory).map(({ id }) => id)
  if (ids.some((id) => !/^[0-9a-f-]{36}$/.test(id))) throw problem('media.missing')
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('media')
          .select(['id', 'root', 'folder', 'name', 'created_by'])
          .where('site_id', '=', siteId)
          .where('id', 'in', ids)
          .execute()
  const visible = rows.filter(({ root }) => root === 'public' || viewer.can('media.private'))
  if (visible.length < new Set(ids).size) throw problem('media.missing')
  if (!viewer.can('media.delete_any') && visible.some(({ created_by }) => created_by !== viewer.id)) {
    throw problem('media.not_yours')
  }
  for (const { root, folder } of visible) await keepOutOfPlugins(storage, root, folder)
  for (const folder of folders) await removeFolder(context, folder)
  if (visible.length > 0) {
    await db.deleteFrom('media').where('site_id', '=', siteId).where('id', 'in', visible.map(({ id }) => id)).execute()
  }
  for (const { root, folder, name } of visible) await storage.remove(root, posix.join(folder, name))
  return chosen.map(({ id }) => id)
}

async function removeFolder({ storage, viewer }: Context, { id, is_private }: Chosen): Promise<void> {
  const root = is_private ? 'private' : 'public'
  if (root === 'private' && !viewer.can('media.private')) throw requestProblem('capability.missing')
  const path = folderPath(id, root)
  await keepOutOfPlugins(storage, root, path)
  const folder = await storage.stat(root, path)
  if (path === '' || !folder?.isDirectory) throw problem('media.folder_missing')
  if ((await storage.list(root, path)).length > 0) throw problem('media.folder_full')
  await storage.remove(root, path)
}
