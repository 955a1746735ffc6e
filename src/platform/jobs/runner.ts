/** Runs background jobs in this process: several at once, those that somebody waits for never behind the others. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Platform } from '../context.ts'
import { claimNext, giveBack, runClaim, type Claim } from './claim.ts'
import type { Job } from './job.ts'
import { scheduleRecurring } from './schedule.ts'
import { onJobQueued } from './wake.ts'

const pollMs = 1000
/** How many that may take long run in a process at once; those of high priority always have room, one of each kind. */
const longAtOnce = 3
const lowAtOnce = 1

/**
 * Starts polling; the returned function stops, waits so long for what runs, and gives back what then still runs: another
 * process takes it at once.
 */
export function startJobs(platform: Platform, all: readonly Job[]): (limitMs?: number) => Promise<void> {
  const held = new Map<Claim, Promise<void>>()
  let isStopping = false
  let isDueAgain = false
  let claiming: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  /** Claims until nothing more is due, or nothing more has room. */
  async function claimAll(): Promise<void> {
    do {
      isDueAgain = false
      for (;;) {
        const free = isStopping ? [] : withRoom(all, [...held.keys()])
        const claim = free.length > 0 ? await claimNext(platform, free) : null
        if (!claim) break
        if (isStopping) {
          await giveBack(platform, claim)
          break
        }
        const running = runClaim(platform, claim)
          .catch((error: unknown) => platform.log.warn({ err: error, kind: claim.job.kind }, 'jobs.settle'))
          .then(() => {
            held.delete(claim)
            look()
          })
        held.set(claim, running)
      }
    } while (isDueAgain)
  }

  function look(): void {
    isDueAgain = true
    if (claiming || isStopping) return
    clearTimeout(timer)
    claiming = claimAll()
      .catch((error: unknown) => platform.log.warn({ err: error }, 'jobs.poll'))
      .then(() => {
        claiming = null
        if (!isStopping) timer = setTimeout(look, pollMs)
      })
  }

  const scheduled = scheduleRecurring(platform, all)
    .catch((error: unknown) => platform.log.error({ err: error }, 'jobs.schedule'))
    .then(look)

  const deafen = onJobQueued(platform, look)
  return async (limitMs = 30_000) => {
    isStopping = true
    deafen()
    clearTimeout(timer)
    const ended = scheduled.then(() => claiming).then(() => Promise.all(held.values()))
    const isDone = await Promise.race([ended.then(() => true), sleep(limitMs, false, { ref: false })])
    if (!isDone) await Promise.all([...held.keys()].map((claim) => giveBack(platform, claim)))
  }
}

/** Those that may begin beside what runs. */
function withRoom(all: readonly Job[], running: readonly Claim[]): Job[] {
  const kinds = new Set(running.map(({ job }) => job.kind))
  const long = running.filter(({ job }) => job.priority !== 'high').length
  const low = running.filter(({ job }) => job.priority === 'low').length
  return all.filter(({ kind, priority }) => {
    if (kinds.has(kind)) return false
    if (priority === 'high') return true
    return long < longAtOnce && (priority !== 'low' || low < lowAtOnce)
  })
}

/** Runs the most urgent due job of these; returns false where none is due. */
export async function runNext(platform: Platform, jobs: readonly Job[]): Promise<boolean> {
  const claim = await claimNext(platform, jobs)
  if (claim) await runClaim(platform, claim)
  return claim !== null
}
