/** GET /api/jobs/failed */
import { z } from 'zod'
import { failedJobs } from '#platform/jobs/failedJobs.ts'
import { operation } from '#platform/operations/operation.ts'
import { jobTitle } from '../jobTitles.ts'
import { failedJobView } from '../schema.ts'

/** Background jobs that failed: those that were given up first, then those that are tried again by themselves. */
export const listFailedJobs = operation({
  name: 'jobs.failed',
  summary: 'Background jobs that failed, and whether they are tried again.',
  method: 'GET',
  path: '/api/jobs/failed',
  capability: 'settings.write',
  input: z.strictObject({
    p: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  output: z.object({
    items: z.array(failedJobView),
    pagination: z.object({ p: z.number(), pages: z.number(), limit: z.number(), total: z.number() }),
  }),
  async run(context, { p, limit }) {
    const { items, total } = await failedJobs(context, { p, limit })
    return {
      items: items.map(({ next_try_at: nextTry, failed_at: failed, ...job }) => ({
        ...job,
        title: jobTitle(job.kind),
        next_try_at: nextTry?.toISOString() ?? null,
        failed_at: failed?.toISOString() ?? null,
      })),
      pagination: { p, limit, total, pages: Math.max(1, Math.ceil(total / limit)) },
    }
  },
})
