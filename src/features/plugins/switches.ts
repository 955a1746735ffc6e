/**
 * Which plugins are on: the table says it, and the block types of this process follow. Another process of the same site
 * hears of a switch as it hears of every change, by the site's content counter.
 */
import { pluginDefinitions, pluginsOn, switchPlugins } from '#blocks/registry.ts'
import type { Db, Platform } from '#platform/context.ts'
import { contentWatch } from '#platform/database/contentWatch.ts'

export async function switchedOn({ db }: { db: Db }): Promise<Set<string>> {
  const rows = await db.selectFrom('plugin').select('name').where('is_enabled', '=', true).execute()
  return new Set(rows.map(({ name }) => name))
}

/** Gives this process the block types of the plugins that are on. */
export async function followSwitches(platform: Pick<Platform, 'db'>): Promise<void> {
  switchPlugins(await switchedOn(platform))
}

/** Follows now and from now on; a program without plugins asks nothing. */
export async function startPlugins(platform: Platform): Promise<void> {
  if (pluginDefinitions.size === 0) return
  await followSwitches(platform)
  contentWatch(platform).onNews(() => followSwitches(platform))
}

/** The plugins whose blocks the site has, also where another process has just switched one. */
export async function pluginsOnNow(platform: Pick<Platform, 'clock' | 'db'>): Promise<string[]> {
  if (pluginDefinitions.size === 0) return []
  await contentWatch(platform).current()
  return pluginsOn()
}
