/** Folder paths of the media browser: `/public/shop` and `shop` name the same folder of the public root. */
import { mediaRoots } from '#constants.ts'
import { safePath } from '#platform/storage/createStorage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { problem } from './problems.ts'

type MediaRoot = 'public' | 'private'

const isBelow = (folder: string, root: string) => folder === root || folder.startsWith(`${root}/`)

/**
 * Returns the root that a folder lies in: `/site-plugins` is private, whatever else the caller says.
 * @throws Problem media.folders_disagree (400) for a folder of `/public` that is called private
 */
export function rootOf(folder: string, isPublic: boolean): MediaRoot {
  if (isBelow(folder, mediaRoots.private)) return 'private'
  if (!isPublic && isBelow(folder, mediaRoots.public)) throw problem('media.folders_disagree')
  return isPublic ? 'public' : 'private'
}

/** Returns the path below the root. @throws Problem storage.bad_path (400) for anything that could leave it */
export function folderPath(given: string, root: MediaRoot): string {
  const prefix = mediaRoots[root]
  return safePath((isBelow(given, prefix) ? given.slice(prefix.length) : given).replace(/^\//, ''))
}

/** Nothing makes a folder but the call that is for it. @throws Problem media.no_such_folder (400) */
export async function requireFolder(storage: Storage, root: MediaRoot, path: string): Promise<void> {
  if (path !== '' && !(await storage.stat(root, path))?.isDirectory) throw problem('media.no_such_folder')
}

/**
 * Plugins lie in the private root, and the next build takes in what they hold: nothing that comes over HTTP may change that.
 * @throws Problem media.in_plugin (403)
 */
export async function keepOutOfPlugins(storage: Storage, root: MediaRoot, path: string): Promise<void> {
  const [top] = path.split('/')
  if (root === 'private' && top && (await storage.stat('private', `${top}/plugin.json`)))
    throw problem('media.in_plugin', { name: top })
}

/** @throws Problem media.bad_name, media.reserved_name (400) */
export function folderName(name: string): string {
  const trimmed = name.trim()
  if (Object.values(mediaRoots).some((root) => root === `/${trimmed}`))
    throw problem('media.reserved_name', { name: trimmed })
  if (!/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,79}$/u.test(trimmed)) throw problem('media.bad_name')
  return trimmed
}
