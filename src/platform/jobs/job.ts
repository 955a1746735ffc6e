/** Work that runs in the background: on a schedule, or queued in the transaction of the change that causes it. */
import type { Platform } from '../context.ts'

/**
 * `high`: somebody waits for it, or it has its moment (email, planned publishing, payments); it never waits for work of another kind.
 * `low`: nobody waits for it; one at a time in a process. `normal`: the rest, which may take long.
 */
export type JobPriority = 'high' | 'normal' | 'low'

export interface Job {
  kind: string
  /** `normal` unless told. A process runs one job of a kind at a time, whatever its priority. */
  priority?: JobPriority
  /** Set: runs again this long after its end, on one process at a time. */
  everyMs?: number
  /** Set: runs at these times (five fields of cron), on one process at a time. */
  cron?: { pattern: string; timeZone(platform: Platform): Promise<string> }
  run(platform: Platform, payload: Record<string, unknown>): Promise<void>
}

export function defineJob(job: Job): Job {
  return job
}
