/** DELETE /api/newsletter/subscribers */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { removeSubscribers as remove } from '../subscribers.ts'

/** Erases people with what is kept of their consent. */
export const removeSubscribers = operation({
  name: 'newsletter.remove',
  summary: 'Erase subscribers with all that is kept of them.',
  method: 'DELETE',
  path: '/api/newsletter/subscribers',
  capability: 'newsletter.manage',
  input: z.strictObject({ ids: z.array(z.uuid()).min(1).max(500) }),
  output: z.strictObject({ removed: z.int() }),
  run: async (context, { ids }) => ({ removed: await remove(context, ids) }),
})
