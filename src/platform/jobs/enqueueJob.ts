/** Queues work in the transaction of the change that causes it. */
import type { Db, Platform } from '../context.ts'
import { notifyJobQueued } from './wake.ts'

/** Adds a job in the caller's transaction. */
export async function enqueueJob(
  platform: Platform,
  db: Db,
  job: { kind: string; payload?: Record<string, unknown>; runAt?: Date },
): Promise<void> {
  await db
    .insertInto('job')
    .values({
      id: platform.newId(),
      kind: job.kind,
      payload: JSON.stringify(job.payload ?? {}),
      run_at: job.runAt ?? platform.clock.now(),
      last_error: null,
      done_at: null,
      held_by: null,
    })
    .execute()
  if (!job.runAt) notifyJobQueued(platform, db)
}
