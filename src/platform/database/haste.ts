/** Work of a request, whose answer somebody waits for: what it asks the database fails soon after that has fallen silent. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

export interface Haste {
  /** Nobody waits for the beginning of an answer any more. */
  isOver(): boolean
}

const hasteNow = new AsyncLocalStorage<Haste>()

/**
 * Runs the work of a request; what it asks the database fails soon after that has fallen silent. @param isOver true once
 * the answer has begun: from then on the work takes its time, since nobody wants it broken off because the database pauses
 */
export function inHaste<T>(isOver: () => boolean, work: () => T): T {
  return hasteNow.run({ isOver }, work)
}

/** What the work that asks is in; undefined: nobody waits for it. */
export function ownHaste(): Haste | undefined {
  return hasteNow.getStore()
}

/** Work of a request that waits for a connection or has one. */
export interface Out {
  since: number
  own: Haste
  giveUp(): void
  /** Once there is a connection. */
  client?: pg.PoolClient
}
