/** What failed last in the blocks of each plugin (F-PLUG-04): told to administrators until its files are others or it is switched on anew. */
import { pluginDefinitions } from '#blocks/registry.ts'
import type { Db, Platform } from '#platform/context.ts'
import { builtPlugins } from '#plugins/built.ts'
import type { PluginFailure } from './schema.ts'

const noteEveryMs = 60_000
/** When a failure of a plugin was last written by this process: a page that is drawn often says the same each time. */
const notedAt = new Map<string, number>()

interface DrawnFailure {
  type: string
  message: string
}

/** Notes the failures of a page that are a plugin's. What keeps it from that is logged: the page stands all the same. */
export function notePluginFailures(
  platform: Platform,
  path: string,
  failures: readonly DrawnFailure[],
): void {
  for (const failure of failures) {
    const name = [...pluginDefinitions].find(([, brought]) =>
      brought.some(({ type }) => type === failure.type),
    )?.[0]
    const now = platform.clock.now().getTime()
    if (name === undefined || now - (notedAt.get(name) ?? -Infinity) < noteEveryMs) continue
    notedAt.set(name, now)
    note(platform, { name, path, ...failure }).catch((error: unknown) =>
      platform.log.warn({ err: error, plugin: name }, 'plugin.failure_not_noted'),
    )
  }
}

async function note(
  { db, clock }: Platform,
  { name, path, type, message }: DrawnFailure & { name: string; path: string },
): Promise<void> {
  const row = {
    stamp: stampOf(name),
    type,
    message: message.slice(0, 1000),
    path: path.slice(0, 500),
    last_at: clock.now(),
  }
  await db
    .insertInto('plugin_failure')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.columns(['name']).doUpdateSet(row))
    .execute()
}

const stampOf = (name: string): string =>
  Object.hasOwn(builtPlugins, name) ? (builtPlugins[name]?.stamp ?? '') : ''

/** By plugin; a failure of other files than those that are built in is over. */
export async function pluginFailures({ db }: Pick<Platform, 'db'>): Promise<Map<string, PluginFailure>> {
  const rows = await db.selectFrom('plugin_failure').selectAll().execute()
  return new Map(
    rows
      .filter(({ name, stamp }) => stamp === stampOf(name))
      .map(({ name, type, message, path, last_at }) => [
        name,
        { type, message, path, at: last_at.toISOString() },
      ]),
  )
}

/** Begins anew: a plugin is switched. */
export async function forgetPluginFailure(db: Db, name: string): Promise<void> {
  notedAt.delete(name)
  await db.deleteFrom('plugin_failure').where('name', '=', name).execute()
}
