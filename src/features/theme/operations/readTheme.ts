/** GET /api/theme */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { themeState } from '../schema.ts'
import { readTheme as read } from '../themeState.ts'

/** Returns the look of the site with its logos and own fonts, and the version that a change begins from. */
export const readTheme = operation({
  name: 'theme.read',
  summary: 'The look of the site: design values, logos, own fonts.',
  method: 'GET',
  path: '/api/theme',
  capability: 'settings.write',
  input: z.strictObject({}),
  output: themeState,
  run: ({ db }) => read(db),
})
