/** GET /api/plugins */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { listPlugins } from '../listPlugins.ts'
import { pluginRow } from '../schema.ts'

/** Lists what /site-plugins holds; a broken plugin is listed with its error (F-PLUG-01). */
export const readPlugins = operation({
  name: 'plugins.list',
  summary: 'Installed plugins with the blocks that they bring and whether they are on.',
  method: 'GET',
  path: '/api/plugins',
  capability: 'plugins.manage',
  input: z.strictObject({}),
  output: z.array(pluginRow),
  run: (context) => listPlugins(context),
})
