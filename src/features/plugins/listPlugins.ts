/** What lies in /site-plugins and what of it is built in, with what is switched on (F-PLUG-01). */
import { join, resolve } from 'node:path'
import { pluginDefinitions } from '#blocks/registry.ts'
import type { Platform } from '#platform/context.ts'
import { byName } from '#platform/language/sort.ts'
import { builtPlugins } from '#plugins/built.ts'
import { readPluginFolders, type PluginFolder } from './pluginFolders.ts'
import { pluginFailures } from './failures.ts'
import type { PluginFailure, PluginRow } from './schema.ts'
import { switchedOn } from './switches.ts'
import { pluginFaults } from './texts/pluginFaults.ts'

/** Returns the plugins by name: one a folder, and those that are built in and whose folder is gone. */
export async function listPlugins(platform: Pick<Platform, 'config' | 'db'>): Promise<PluginRow[]> {
  const folders = await readPluginFolders(pluginsFolder(platform))
  const [on, failures] = await Promise.all([switchedOn(platform), pluginFailures(platform)])
  const names = new Set(folders.map(({ name }) => name))
  const gone = [...pluginDefinitions.keys()].filter((name) => !names.has(name))
  return [
    ...folders.map((folder) => rowOf(folder, on, failures.get(folder.name) ?? null)),
    ...gone.map((name) => rowOfGone(name, on)),
  ].sort(byName(({ name }) => name))
}

export const pluginsFolder = ({ config }: Pick<Platform, 'config'>): string =>
  join(resolve(config.DATA_DIR), 'files', 'site-plugins')

function rowOf(
  { name, manifest, types, error, stamp }: PluginFolder,
  on: ReadonlySet<string>,
  failure: PluginFailure | null,
): PluginRow {
  const built = Object.hasOwn(builtPlugins, name) ? builtPlugins[name] : undefined
  const isCurrent = built?.stamp === stamp
  return {
    name,
    title: manifest?.title ?? name,
    version: manifest?.version ?? '',
    author: manifest?.author ?? '',
    description: manifest?.description ?? '',
    blocks: blocksOf(name) ?? types.map((type) => ({ type, label: type })),
    enabled: on.has(name),
    is_built_in: pluginDefinitions.has(name),
    needs_start: !isCurrent && error === null,
    // What the build found holds as long as the files are those that it looked at.
    error: error ?? (isCurrent ? built.error : null),
    failure,
  }
}

function rowOfGone(name: string, on: ReadonlySet<string>): PluginRow {
  const about = { title: name, version: '', author: '', description: pluginFaults.folder_gone }
  return {
    name,
    ...about,
    blocks: blocksOf(name) ?? [],
    enabled: on.has(name),
    is_built_in: true,
    needs_start: true,
    error: null,
    failure: null,
  }
}

function blocksOf(name: string): PluginRow['blocks'] | undefined {
  return pluginDefinitions.get(name)?.map(({ type, label }) => ({ type, label }))
}
