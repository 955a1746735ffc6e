/** Processor time that a process has used so far, user and system together, in milliseconds (Linux; else null). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ticksPerSecond = 100

export function processorMsOf(pid: number): number | null {
  const fields = fieldsOf(pid)
  if (!fields) return null
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** The same of the database of a data directory: its server process, those it runs, and those that have ended. */
export function databaseMsOf(clusterFolder: string): number | null {
  const lock = join(clusterFolder, 'postmaster.pid')
  if (!existsSync(lock) || !existsSync('/proc')) return null
  const main = Number(readFileSync(lock, 'utf8').split('\n')[0])
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => fieldsOf(pid)?.[1] === String(main))
  const ended = fieldsOf(main)
  return running.reduce(
    (sum, pid) => sum + (processorMsOf(pid) ?? 0),
    ((Number(ended?.[13]) + Number(ended?.[14])) * 1000) / ticksPerSecond,
  )
}

/** What /proc tells of a process after its name; null where it has ended. */
function fieldsOf(pid: number): string[] | null {
  try {
    // The name is in brackets and may hold spaces: what counts begins after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return null
    throw error
  }
}

/** Begins to count what a virtual machine's host takes of its processors; what it returns tells the share so far, from 0 to 1 (Linux; else 0). */
export function stolenShare(): () => number {
  const before = machineTicks()
  return () => {
    const now = machineTicks()
    return now.all === before.all ? 0 : (now.stolen - before.stolen) / (now.all - before.all)
  }
}

function machineTicks(): { all: number; stolen: number } {
  if (!existsSync('/proc/stat')) return { all: 0, stolen: 0 }
  // user nice system idle iowait irq softirq steal; what guests took is counted in user already.
  const ticks = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).slice(1, 9).map(Number)
  return { all: ticks.reduce((sum, tick) => sum + tick, 0), stolen: ticks[7] ?? 0 }
}
