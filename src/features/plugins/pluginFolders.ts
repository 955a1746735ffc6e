/**
 * Plugins as they lie on the disk, each a folder below /site-plugins: read by the build, which takes them in, and by
 * the running site, which shows them. Always the disk of the server, also where the files of the site are kept in a bucket:
 * what is built in is put there by hand.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { byName } from '#platform/language/sort.ts'
import { isTypeOf, readManifest, type PluginManifest } from './manifest.ts'
import { pluginFaults } from './texts/pluginFaults.ts'

const largestManifestBytes = 100_000
/** A plugin's own code is small; what holds more is something else that lies in the wrong place. */
const maxFiles = 2000

export interface PluginFolder {
  name: string
  /** Where it really lies. */
  folder: string
  manifest: PluginManifest | null
  /** The names of the folders in `blocks/`. */
  types: string[]
  /** Why it cannot be built in; null where nothing speaks against it so far. */
  error: string | null
  /** Of the names and contents of its files; tests and what only its author's editor reads are left out. */
  stamp: string
}

/** Returns the plugins by name. A folder without a manifest is not one: private files may lie there too. */
export async function readPluginFolders(parent: string): Promise<PluginFolder[]> {
  const names = await readdir(parent).catch(() => [])
  const found = await Promise.all(
    names.filter((name) => !name.startsWith('.')).map((name) => readPluginFolder(parent, name)),
  )
  return found.filter((plugin) => plugin !== null).sort(byName(({ name }) => name))
}

export async function readPluginFolder(parent: string, name: string): Promise<PluginFolder | null> {
  const path = join(parent, name)
  const file = await stat(join(path, 'plugin.json')).catch(() => null)
  if (!file?.isFile()) return null
  const folder = await realpath(path)
  const found: PluginFolder = { name, folder, manifest: null, types: [], error: null, stamp: '' }
  if (file.size > largestManifestBytes) return { ...found, error: pluginFaults.too_large }
  const read = readManifest(name, await readFile(join(folder, 'plugin.json'), 'utf8'))
  try {
    found.stamp = await stampOf(folder)
  } catch (error) {
    return { ...found, error: error instanceof Error ? error.message : String(error) }
  }
  if ('error' in read) return { ...found, error: read.error }
  const types = await readdir(join(folder, 'blocks'), { withFileTypes: true }).catch(() => [])
  found.manifest = read.manifest
  found.types = types
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  return { ...found, error: await faultOf(found, read.manifest) }
}

async function faultOf(
  { name, folder, types }: PluginFolder,
  { rights }: PluginManifest,
): Promise<string | null> {
  if (types.length === 0) return pluginFaults.no_block
  if (!rights.includes('blocks')) return pluginFaults.not_asked
  const foreign = types.find((type) => !isTypeOf(name, type))
  if (foreign) return pluginFaults.foreign({ type: foreign, name })
  for (const type of types) {
    for (const file of ['definition.ts', 'view.tsx']) {
      const found = await stat(join(folder, 'blocks', type, file)).catch(() => null)
      if (!found?.isFile()) return pluginFaults.file_missing({ path: `blocks/${type}/${file}` })
    }
  }
  return null
}

async function stampOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(
      (path) => !/(^|\/)(\.|node_modules\/)/.test(path) && !/\.test\.tsx?$|(^|\/)tsconfig\.json$/.test(path),
    )
    .sort()
  if (files.length > maxFiles) throw new Error(pluginFaults.too_many_files({ most: maxFiles }))
  const hash = createHash('sha256')
  for (const path of files)
    hash
      .update(`${path}\0`)
      .update(await readFile(join(folder, path)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}
