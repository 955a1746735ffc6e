/** What /site-plugins holds, with what is switched on (F-PLUG-01). */
import type { Platform } from '#platform/context.ts'
import { pluginRights, readManifest } from './manifest.ts'
import type { PluginRow } from './schema.ts'

const largestManifestBytes = 100_000

/** Returns the plugins by name: one a folder. A folder without a readable manifest is listed with its error. */
export async function listPlugins(
  platform: Pick<Platform, 'db' | 'siteId' | 'storage'>,
): Promise<PluginRow[]> {
  const entries = await platform.storage.list('private', '')
  const folders = entries.filter((entry) => entry.isDirectory).map((entry) => entry.name)
  const enabled = await platform.db
    .selectFrom('plugin')
    .select('name')
    .where('site_id', '=', platform.siteId)
    .where('is_enabled', '=', true)
    .execute()
  const on = new Set(enabled.map(({ name }) => name))
  const rows = await Promise.all(folders.map((folder) => pluginOf(platform, folder, on.has(folder))))
  return rows.filter((row) => row !== null).sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Returns null for a folder that holds no manifest: private files may lie there too. */
async function pluginOf(
  platform: Pick<Platform, 'storage'>,
  folder: string,
  isOn: boolean,
): Promise<PluginRow | null> {
  const path = `${folder}/plugin.json`
  const file = await platform.storage.stat('private', path)
  if (!file) return null
  if (file.size > largestManifestBytes) return broken(folder, 'plugin.json is larger than 100 kB.')
  const content = await platform.storage.read('private', path)
  if (!content) return null
  const read = readManifest(folder, content.toString('utf8'))
  if ('error' in read) return broken(folder, read.error)
  const { rights, ...manifest } = read.manifest
  return {
    ...manifest,
    rights: rights.map((name) => ({
      name,
      title: Object.entries(pluginRights).find(([key]) => key === name)?.[1] ?? name,
    })),
    enabled: isOn,
    error: null,
  }
}

function broken(folder: string, error: string): PluginRow {
  const unknown = { title: folder, version: '', author: '', description: '', rights: [], settings: [] }
  return { name: folder, ...unknown, enabled: false, error }
}
