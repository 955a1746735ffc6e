/** The table of all background jobs, gathered from the platform and the files of the features: adding a file adds a job. */
import { gatherJobs } from '#platform/jobs/gatherJobs.ts'
import type { Job } from '#platform/jobs/job.ts'
import { platformJobs } from '#platform/jobs/platformJobs.ts'

export const jobs: readonly Job[] = [
  ...platformJobs,
  ...gatherJobs(import.meta.glob(['./features/**/jobs/*.ts', '!./**/*.test.ts'], { eager: true })),
]
