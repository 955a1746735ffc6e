/** Deleting: the row first, then the bytes, so that no row ever points at nothing. */
import { posix } from 'node:path'
import type { Context } from '#platform/context.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { fittedFolder } from './imageSizes.ts'
import { folderPath, keepOutOfPlugins } from './folders.ts'
import { mediaUrl } from './listFolder.ts'
import { problem } from './problems.ts'

interface Chosen {
  id: string
  is_directory?: boolean
  is_private?: boolean
}

/** Returns the ids of what is gone; everything is checked before anything is deleted. */
export async function removeFiles(context: Context, chosen: readonly Chosen[]): Promise<string[]> {
  const { db, viewer, storage } = context
  const folders = chosen.filter(({ is_directory }) => is_directory)
  const ids = chosen.filter(({ is_directory }) => !is_directory).map(({ id }) => id)
  if (ids.some((id) => !/^[0-9a-f-]{36}$/.test(id))) throw problem('media.missing')
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('media')
          .select(['id', 'root', 'folder', 'name', 'title', 'created_by'])
          .where('id', 'in', ids)
          .execute()
  const visible = rows.filter(({ root }) => root === 'public' || viewer.can('media.private'))
  if (visible.length < new Set(ids).size) throw problem('media.missing')
  if (!viewer.can('media.delete_any') && visible.some(({ created_by }) => created_by !== viewer.id)) {
    throw problem('media.not_yours')
  }
  if (!viewer.can('media.delete_any')) await checkUnused(context, visible)
  for (const { root, folder } of visible) await keepOutOfPlugins(storage, root, folder)
  const emptied: { root: 'public' | 'private'; path: string }[] = []
  for (const folder of folders) emptied.push(await folderToRemove(context, folder, visible))
  if (visible.length > 0) {
    await db
      .deleteFrom('media')
      .where(
        'id',
        'in',
        visible.map(({ id }) => id),
      )
      .execute()
  }
  for (const { root, folder, name } of visible) {
    const path = posix.join(folder, name)
    await storage.remove(root, path)
    if (root === 'public') await storage.remove('cache', fittedFolder(path))
  }
  // The deepest first; a folder into which somebody put a file meanwhile stays.
  for (const { root, path } of emptied.sort((one, other) => other.path.length - one.path.length))
    await storage.removeFolder(root, path)
  return chosen.map(({ id }) => id)
}

/** @throws Problem media.in_use (409) where a page shows one of the files */
async function checkUnused(
  { db }: Context,
  files: readonly { id: string; root: 'public' | 'private'; folder: string; name: string; title: string }[],
): Promise<void> {
  const named = new Map(
    files.flatMap((file) => [
      [file.id, file],
      [mediaUrl(file), file],
    ]),
  )
  const used =
    named.size === 0
      ? undefined
      : await db
          .selectFrom('reference')
          .select('to_id')
          .where('to_kind', '=', 'media')
          .where('to_id', 'in', [...named.keys()])
          .executeTakeFirst()
  if (used) throw problem('media.in_use', { title: named.get(used.to_id)?.title ?? '' })
}

/** Returns where the folder lies; all that it holds must go with it. @throws Problem media.folder_missing (404), media.folder_full (422) */
async function folderToRemove(
  { storage, viewer }: Context,
  { id, is_private }: Chosen,
  files: readonly { root: string; folder: string; name: string }[],
) {
  const root = is_private ? 'private' : 'public'
  if (root === 'private' && !viewer.can('media.private')) throw requestProblem('capability.missing')
  const path = folderPath(id, root)
  await keepOutOfPlugins(storage, root, path)
  const folder = await storage.stat(root, path)
  if (path === '' || !folder?.isDirectory) throw problem('media.folder_missing')
  const going = new Set(
    files.flatMap((file) => (file.root === root ? [posix.join(file.folder, file.name)] : [])),
  )
  if ((await storage.list(root, path)).some((inside) => !going.has(inside.path)))
    throw problem('media.folder_full')
  return { root, path } as const
}
