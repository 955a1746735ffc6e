/** GET /api/shared-styles */
import { z } from 'zod'
import { sharedStyle } from '#features/settings/index.ts'
import { operation } from '#platform/operations/operation.ts'
import { readSharedStyles } from '../sharedStyles.ts'

/** All of them, by title: what the editor offers and draws. */
export const listSharedStyles = operation({
  name: 'styles.list',
  summary: 'The shared styles of blocks.',
  method: 'GET',
  path: '/api/shared-styles',
  capability: 'content.list',
  input: z.strictObject({}),
  output: z.array(sharedStyle),
  run: ({ db }) => readSharedStyles(db),
})
