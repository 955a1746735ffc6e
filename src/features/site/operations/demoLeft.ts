/** GET /api/demo */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { demoLeft as leftOf } from '../demo.ts'
import { demoLeftView } from '../schema.ts'

/** What of the demo is still on the site; null where there is none. */
export const demoLeft = operation({
  name: 'demo.show',
  summary: 'What of the demo content is still on the site, and what of it was changed.',
  method: 'GET',
  path: '/api/demo',
  capability: 'settings.write',
  input: z.strictObject({}),
  output: demoLeftView.nullable(),
  run: (context) => leftOf(context),
})
