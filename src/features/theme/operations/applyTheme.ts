/** POST /api/theme */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { operation } from '#platform/operations/operation.ts'
import { draftFields, themeState } from '../schema.ts'
import { applyTheme as apply } from '../themeState.ts'

/**
 * Applies a look to the whole site, all of it or nothing. `based_on` is the version that the change began from; null replaces
 * whatever there is.
 * Problems: theme.changed (409), setting.invalid (422).
 */
export const applyTheme = operation({
  name: 'theme.apply',
  summary: 'Applies design values and logos to the site.',
  method: 'POST',
  path: '/api/theme',
  capability: 'settings.write',
  input: z.strictObject({ ...draftFields, based_on: z.string().max(64).nullable() }),
  output: themeState,
  run: (context, { based_on, ...draft }) =>
    context.transaction(async (db) => {
      const state = await apply(context, db, draft, based_on, context.viewer.id)
      await writeAudit(db, context, { kind: 'theme.applied', data: { version: state.version } })
      return state
    }),
})
