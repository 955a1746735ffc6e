/** Runs costly work a few at a time: a flood of logins waits in line instead of taking every processor. */
import { problem } from './problems.ts'

export interface HashQueue {
  /** @throws Problem login.busy (429) where too many wait already */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Returns a queue that runs `atOnce` at a time and lets `waiting` wait. */
export function hashQueue(atOnce: number, waiting: number): HashQueue {
  let running = 0
  const line: (() => void)[] = []
  return {
    async run(work) {
      if (running >= atOnce) {
        if (line.length >= waiting) throw problem('login.busy', { retry_after: 5 })
        // The one who leaves hands the place over, so `running` stays as it is.
        await new Promise<void>((resolve) => line.push(resolve))
      } else {
        running += 1
      }
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
