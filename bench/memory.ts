/** Resident memory of a process, in megabytes. */
import { execFileSync } from 'node:child_process'

export function memoryOf(pid: number): number {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim())
  return Math.round(kilobytes / 1024)
}
