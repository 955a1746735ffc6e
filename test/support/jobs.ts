/** Does what is queued of some kinds of work now, as the program does within a second; other kinds wait on. */
import type { Job } from '#platform/jobs/job.ts'
import type { TestSite } from './site.ts'

export async function runJobsOf({ platform }: TestSite, ...jobs: Job[]): Promise<void> {
  for (const job of jobs) {
    const queued = await platform.db
      .selectFrom('job')
      .select(['id', 'payload'])
      .where('kind', '=', job.kind)
      .where('done_at', 'is', null)
      .orderBy('id')
      .execute()
    for (const { id, payload } of queued) {
      await job.run(platform, payload)
      await platform.db
        .updateTable('job')
        .set({ done_at: platform.clock.now() })
        .where('id', '=', id)
        .execute()
    }
  }
}
