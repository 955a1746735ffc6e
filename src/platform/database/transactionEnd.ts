/** When a running transaction has ended, whichever way: for who must wait until a change is there or taken back. */

const ends = new WeakMap<object, PromiseWithResolvers<void>>()

/** Called by who runs transactions, once for each. */
export function transactionBegins(db: object): void {
  ends.set(db, Promise.withResolvers<void>())
}

export function transactionEnds(db: object): void {
  ends.get(db)?.resolve()
}

/** Null where nobody tells of its end. */
export function endOf(db: object): Promise<void> | null {
  return ends.get(db)?.promise ?? null
}
