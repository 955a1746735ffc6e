/** POST /api/jobs/{id}/run */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { runJobAgain as runAgain } from '#platform/jobs/failedJobs.ts'
import { operation } from '#platform/operations/operation.ts'
import { jobTitle } from '../jobTitles.ts'
import { problem } from '../problems.ts'

/** Makes a failed job due now, with all its tries. Problem: job.missing (404). */
export const runJobAgain = operation({
  name: 'jobs.run',
  summary: 'Runs a failed background job again, now and with all its tries.',
  method: 'POST',
  path: '/api/jobs/{id}/run',
  capability: 'settings.write',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ kind: z.string() }),
  run: (context, { id }) =>
    context.transaction(async (db) => {
      const kind = await runAgain(context, db, id)
      if (kind === null) throw problem('job.missing')
      await writeAudit(db, context, { kind: 'job.run_again', target: kind, data: { title: jobTitle(kind) } })
      return { kind }
    }),
})
