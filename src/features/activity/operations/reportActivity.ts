import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { isCounted, mergeActivity, openActivity } from '../record.ts'
import { activityValue } from '../schema.ts'

/**
 * A page reports its activity (F-ANA-01, F-ANA-02, F-ANA-07): without an id a view is opened and its id answered, with
 * an id its figures are raised; the id may have come with the view (POST /api/posts/view). Automated browsers, who works on
 * the site and who asks not to be tracked (DNT, Sec-GPC) are answered null and not counted.
 * Problems: activity.missing (404), activity.foreign (422).
 */
export const reportActivity = operation({
  name: 'activity.report',
  summary: 'Report the activity of a page',
  method: 'POST',
  path: '/api/posts/ity',
  capability: 'public',
  rateLimit: { points: 120, windowSeconds: 60 },
  input: z.strictObject({ activity_id: z.uuidv7().nullish(), value: activityValue }),
  output: z.strictObject({ activity_id: z.string().nullable() }),
  async run(context, { activity_id, value }) {
    if (!isCounted(context.request, context.viewer)) return { activity_id: null }
    if (!activity_id) return { activity_id: await openActivity(context, context.request, value) }
    await mergeActivity(context, context.request, activity_id, value)
    return { activity_id }
  },
})
