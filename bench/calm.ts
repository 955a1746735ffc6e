/** Waits until the machine has next to nothing to do: what was saved or started just before is no part of what is measured. */
import { cpus } from 'node:os'

const windowMs = 500
const patienceMs = 30_000
/** Processors that may be busy with other things. */
const maxLoad = 0.5

const timesOf = () =>
  cpus().map(({ times }) => ({
    idle: times.idle,
    all: Object.values(times).reduce((sum, time) => sum + time, 0),
  }))

/** Returns how many processors were busy over a moment. */
async function busyNow(): Promise<number> {
  const before = timesOf()
  await new Promise((done) => setTimeout(done, windowMs))
  return timesOf().reduce((sum, { idle, all }, index) => {
    const last = before[index]
    return last && all > last.all ? sum + 1 - (idle - last.idle) / (all - last.all) : sum
  }, 0)
}

/** Settled when the machine is calm, or is not going to be: then that is said. */
export async function machineIsCalm(): Promise<void> {
  const until = performance.now() + patienceMs
  let busy = await busyNow()
  while (busy > maxLoad && performance.now() < until) busy = await busyNow()
  if (busy > maxLoad) process.stderr.write(`Other work keeps ${busy.toFixed(1)} processors busy\n`)
}
