/** Finds the jobs among what modules export. */
import type { Job } from './job.ts'

/** @param modules by their paths */
export function gatherJobs(modules: Record<string, Record<string, unknown>>): Job[] {
  return Object.values(modules).flatMap((module) => Object.values(module).filter(isJob))
}

function isJob(value: unknown): value is Job {
  return typeof value === 'object' && value !== null && 'kind' in value && 'run' in value
}
