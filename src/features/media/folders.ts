/** Folder paths of the media browser: `/public/shop` and `shop` name the same folder of the public root. */
import { mediaRoots } from '#constants.ts'
import { safePath } from '#platform/storage/createStorage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { problem } from './problems.ts'

/** Returns the path below the root. @throws Problem storage.bad_path (400) for anything that could leave it */
export function folderPath(given: string, root: 'public' | 'private'): string {
  const prefix = mediaRoots[root]
  const rest = given === prefix ? '' : given.startsWith(`${prefix}/`) ? given.slice(prefix.length + 1) : given
  return safePath(rest.replace(/^\//, ''))
}

/**
 * Plugins lie in the private root, and the next build takes in what they hold: nothing that comes over HTTP may change that.
 * @throws Problem media.in_plugin (403)
 */
export async function keepOutOfPlugins(storage: Storage, root: 'public' | 'private', path: string): Promise<void> {
  const [top] = path.split('/')
  if (root === 'private' && top && (await storage.stat('private', `${top}/plugin.json`))) throw problem('media.in_plugin', { name: top })
}

/** @throws Problem media.bad_name (400) */
export function folderName(name: string): string {
  const trimmed = name.trim()
  if (!/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,79}$/u.test(trimmed)) throw problem('media.bad_name')
  return trimmed
}
