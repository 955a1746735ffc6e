/** Works on an import for some seconds and lets other imports have their turn before it goes on. */
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { csvJob } from '../importRuns.ts'
import { continueRun } from '../continueRun.ts'

export const csvRunJob = defineJob({
  kind: csvJob,
  async run(platform, { id }) {
    if (typeof id !== 'string') return
    if (await continueRun(platform, id))
      await enqueueJob(platform, platform.db, { kind: csvJob, payload: { id } })
  },
})
