/** Statements that were sent and seem not to have been heard: the database has a process for them, which runs nothing. */
import type { Out } from './haste.ts'
import { waitsSince } from './connections.ts'

/** A statement that was sent so long ago and is not being run was never heard. */
const unheardMs = 1000

interface Sent {
  one: Out
  since: number
}

/** By the number of the database's process that should run them. */
type Statements = ReadonlyMap<number, Sent>

export function waitingLong(out: Iterable<Out>): Statements {
  const now = performance.now()
  const found = new Map<number, Sent>()
  for (const one of out) {
    const since = one.client && !one.own.isOver() ? waitsSince(one.client) : null
    if (since === null || now - since < unheardMs || !one.client) continue
    if ('processID' in one.client && typeof one.client.processID === 'number')
      found.set(one.client.processID, { one, since })
  }
  return found
}

/**
 * Those of `asked` that wait still and whose process runs nothing. The answer of one may be on its way: only who is among
 * them twice was not heard.
 * @param idle those of the database's processes that run nothing
 */
export function seemUnheard(asked: Statements, waiting: Statements, idle: readonly number[]): Statements {
  return new Map(
    idle.flatMap((pid) => {
      const known = asked.get(pid)
      return known && waiting.get(pid)?.since === known.since ? [[pid, known] as const] : []
    }),
  )
}

/** The work whose statement seemed unheard the last time and does so again. */
export function unheardTwice(last: Statements, now: Statements): Out[] {
  return [...now].flatMap(([pid, { one, since }]) => (last.get(pid)?.since === since ? [one] : []))
}
