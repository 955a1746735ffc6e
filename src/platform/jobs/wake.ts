/** Lets this process look for due jobs at once, where one was queued here; others find it by polling. */
import { endOf } from '../database/transactionEnd.ts'
import type { Db, Platform } from '../context.ts'

/** What looks, by the connections of its process: a scratch copy of the tables has its own, and nobody who looks. */
const looks = new WeakMap<Platform['db'], Set<() => void>>()

/** @returns ends it */
export function onJobQueued({ db }: Pick<Platform, 'db'>, look: () => void): () => void {
  const all = looks.get(db) ?? new Set()
  looks.set(db, all.add(look))
  return () => void all.delete(look)
}

/** Once the transaction has ended in which a job was queued. */
export function notifyJobQueued({ db }: Pick<Platform, 'db'>, transaction: Db): void {
  void endOf(transaction)?.then(() => looks.get(db)?.forEach((look) => look()))
}
