/** Goes on with a replacement for some seconds, and lets others have their turn before the rest. */
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { continueReplacement, replaceJob } from '../replacements.ts'

const sliceMs = 5000

export const replaceTextsJob = defineJob({
  kind: replaceJob,
  async run(platform, { id }) {
    if (typeof id !== 'string') return
    const ends = platform.clock.now().getTime() + sliceMs
    if (await continueReplacement(platform, id, () => platform.clock.now().getTime() >= ends))
      await enqueueJob(platform, platform.db, { kind: replaceJob, payload: { id } })
  },
})
