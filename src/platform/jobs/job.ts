/** Work that runs in the background: on a schedule, or queued in the transaction of the change that causes it. */
import type { Platform } from '../context.ts'

export interface Job {
  kind: string
  /** Set: runs again this often, on one node at a time. */
  everyMs?: number
  run(platform: Platform, payload: Record<string, unknown>): Promise<void>
}

export function defineJob(job: Job): Job {
  return job
}
