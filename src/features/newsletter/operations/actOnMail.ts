/** POST /api/newsletter/emails/{id}/act */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { actOnMail as act } from '../sendMail.ts'

/** Problems: newsletter.state_wrong (409). */
export const actOnMail = operation({
  name: 'newsletter.act',
  summary: 'Pause, resume or cancel an email on its way, or take a planned one back.',
  method: 'POST',
  path: '/api/newsletter/emails/{id}/act',
  capability: 'newsletter.manage',
  input: z.strictObject({ id: z.uuid(), act: z.enum(['pause', 'resume', 'cancel', 'unplan']) }),
  output: z.strictObject({}),
  audit: ({ id, act: done }) => ({ kind: 'newsletter.acted', target: id, data: { act: done } }),
  async run(context, { id, act: wanted }) {
    await act(context, id, wanted)
    return {}
  },
})
