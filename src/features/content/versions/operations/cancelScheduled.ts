import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { cancelPlan as cancel } from '../history.ts'
import { withMetasOfToday } from '../../posts/metasOfToday.ts'
import { postView } from '../../views.ts'

/**
 * Gives up the planned change of a page that visitors read (F-POST-14); the page stays as it is.
 * Problems: post.missing (404), post.forbidden (403), post.plan_missing (409).
 */
export const cancelPlan = operation({
  name: 'posts.cancel_plan',
  summary: 'Give up the planned change of a page that is live',
  method: 'POST',
  path: '/api/posts/{id}/cancel-plan',
  capability: 'content.list',
  input: z.strictObject({ id: z.uuid() }),
  output: postView,
  audit: ({ id }) => ({ kind: 'post.plan_cancelled', target: id }),
  run: async (context, { id }) => withMetasOfToday(context, await cancel(context, id)),
})
