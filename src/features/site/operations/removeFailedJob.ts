/** DELETE /api/jobs/{id} */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { removeFailedJob as removeFailed } from '#platform/jobs/failedJobs.ts'
import { operation } from '#platform/operations/operation.ts'
import { jobTitle } from '../jobTitles.ts'
import { problem } from '../problems.ts'

/** Takes a job away that was given up. Problem: job.missing (404). */
export const removeFailedJob = operation({
  name: 'jobs.remove',
  summary: 'Removes a background job that was given up.',
  method: 'DELETE',
  path: '/api/jobs/{id}',
  capability: 'settings.write',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ kind: z.string() }),
  run: (context, { id }) =>
    context.transaction(async (db) => {
      const kind = await removeFailed(db, id)
      if (kind === null) throw problem('job.missing')
      await writeAudit(db, context, { kind: 'job.removed', target: kind, data: { title: jobTitle(kind) } })
      return { kind }
    }),
})
