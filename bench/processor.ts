/** Processor time that a process has used so far, user and system together, in milliseconds (Linux; else null). */
import { existsSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

export function processorMsOf(pid: number): number | null {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return null
  // The name stands in brackets and may hold spaces: what counts begins after it.
  const fields = readFileSync(path, 'utf8').replace(/^.*\) /, '').split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}
