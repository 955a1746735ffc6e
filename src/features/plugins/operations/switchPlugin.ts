/** POST /api/plugins */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { operation } from '#platform/operations/operation.ts'
import { forgetPluginFailure } from '../failures.ts'
import { listPlugins } from '../listPlugins.ts'
import { problem } from '../problems.ts'
import { pluginRow } from '../schema.ts'
import { followSwitches } from '../switches.ts'

/**
 * Switches a plugin on or off (F-PLUG-01): its blocks are there, or not, from the next page on. Installing is done from
 * the shell only. Problems: plugin.missing (404), plugin.broken (422), plugin.not_built (409).
 */
export const switchPlugin = operation({
  name: 'plugins.switch',
  summary: 'Switches an installed plugin on or off.',
  method: 'POST',
  path: '/api/plugins',
  capability: 'plugins.manage',
  input: z.strictObject({ name: z.string().min(1).max(100), enabled: z.boolean() }),
  output: pluginRow,
  async run(context, { name, enabled }) {
    const plugin = (await listPlugins(context)).find((row) => row.name === name)
    if (!plugin) throw problem('plugin.missing', { name })
    if (enabled && !plugin.is_built_in)
      throw plugin.error === null
        ? problem('plugin.not_built', { name })
        : problem('plugin.broken', { name, reason: plugin.error })
    const { viewer, clock } = context
    const state = { is_enabled: enabled, updated_at: clock.now(), updated_by: viewer.id }
    await context.transaction(async (db) => {
      await db
        .insertInto('plugin')
        .values({ name, ...state })
        .onConflict((conflict) => conflict.columns(['name']).doUpdateSet(state))
        .execute()
      await forgetPluginFailure(db, name)
      await dropAllCachedPages(db, 'content')
      await writeAudit(db, context, { kind: enabled ? 'plugin.enabled' : 'plugin.disabled', target: name })
    })
    await followSwitches(context)
    return { ...plugin, enabled, failure: null }
  },
})
