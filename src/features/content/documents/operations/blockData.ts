/** POST /api/blocks/data: what one block shows, asked by the editor's canvas while its settings change (F-EDIT-01). */
import { z } from 'zod'
import type { PageContext } from '#blocks/block.ts'
import { definitions } from '#blocks/registry.ts'
import { currencySymbol, readSettings } from '#features/settings/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { decimalsOf } from '#ui/currencyDecimals.ts'
import { blockSources } from '../blockSources.ts'

/**
 * Answers the data that the block's definition needs, as the public page would get it; null where it needs none.
 * The block is not saved. Unknown types and sources answer null: the canvas shows its own error box.
 */
export const blockData = operation({
  name: 'content.block_data',
  summary: 'Answers the data that a block of lists, products or menus shows, for the editor.',
  method: 'POST',
  path: '/api/blocks/data',
  capability: 'content.list',
  rateLimit: { points: 300, windowSeconds: 60 },
  input: z.strictObject({
    block: z.strictObject({
      id: z.string().max(64),
      type: z.string().max(64),
      state: z.record(z.string(), z.unknown()),
    }),
    post_id: z.uuid().nullish(),
    path: z.string().max(500).optional(),
  }),
  output: z.unknown(),
  async run(context, { block, post_id, path }) {
    const definition = definitions.get(block.type)
    if (!definition?.needs) return null
    const postId = post_id ?? null
    const state = { ...definition.defaults, ...block.state }
    const request = definition.needs(state, { postId, path: path ?? '/', page: 1 })
    const source = request && blockSources.get(request.source)
    if (!request || !source) return null
    const settings = await readSettings(context.db, ['site_name', 'currency', 'time_zone'])
    const code = settings.currency || null
    const page: PageContext = {
      path: path ?? '/',
      postId,
      title: '',
      siteName: settings.site_name,
      currency: { code, symbol: currencySymbol(settings.currency), exponent: decimalsOf(settings.currency) },
      timeZone: settings.time_zone || 'UTC',
      isCanvas: true,
      isPreview: true,
    }
    return source.run(
      { platform: context, db: context.db, page, query: new URLSearchParams(), viewer: context.viewer },
      request.arguments,
    )
  },
})
