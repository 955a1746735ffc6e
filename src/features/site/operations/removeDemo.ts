/** POST /api/demo/remove */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { removeDemo as remove } from '../demo.ts'
import { demoLeftView } from '../schema.ts'

/** Removes the demo permanently, without what was made since; answers what there was of it. Problem: demo.missing (404). */
export const removeDemo = operation({
  name: 'demo.remove',
  summary: 'Removes the demo content permanently; what was made since stays, and what was changed if wanted.',
  method: 'POST',
  path: '/api/demo/remove',
  capability: 'settings.write',
  input: z.strictObject({ changed: z.enum(['keep', 'remove']).default('keep') }),
  output: demoLeftView,
  run: (context, { changed }) => remove(context, changed === 'keep'),
})
