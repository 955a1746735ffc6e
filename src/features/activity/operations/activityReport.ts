import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { activityReport as report } from '../report.ts'
import { activityReport as view, reportUnit } from '../schema.ts'

/** What the analytics screen draws (F-ANA-06). Problems: activity.range (422). */
export const activityReport = operation({
  name: 'activity.read_report',
  summary: 'Visits by unit of time, with totals, pages, sources and screens',
  method: 'GET',
  path: '/api/activity/report',
  capability: 'analytics.view',
  input: z.strictObject({
    from: z.coerce.date(),
    to: z.coerce.date(),
    unit: reportUnit.default('1d'),
    page: z.string().max(512).optional(),
  }),
  output: view,
  async run(context, range) {
    return report(context, range)
  },
})
