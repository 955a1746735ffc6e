/** The same request sent twice (a second click, a retry after a lost answer) has its effect once and is answered alike. */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Platform } from '../context.ts'
import type { Database } from './schema.ts'

export interface KeyedRequest {
  /** What the key is for: a key means nothing elsewhere. */
  scope: string
  /** The caller's `idempotency-key` header. */
  key: string
  /** What was asked; the same key with something else is not the same request. */
  input: unknown
}

/** How long a key is remembered. */
export const keyLifeMs = 7 * 86_400_000

export type Once<T> = { kind: 'done'; answer: T } | { kind: 'other_input' }

/**
 * Runs `work` in a transaction where the key is new and keeps its answer with it; gives that answer back where it is not.
 * Two at once wait for each other, and a work that throws leaves the key unused.
 */
export async function answerOnce<T>(
  platform: Platform,
  { scope, key, input }: KeyedRequest,
  read: (kept: unknown) => T,
  work: (db: Transaction<Database>) => Promise<T>,
): Promise<Once<T>> {
  const { clock } = platform
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const name = createHash('sha256').update(key).digest('hex')
  return platform.transaction(async (db) => {
    const made = await db
      .insertInto('idempotency')
      .values({
        scope,
        key: name,
        request_hash: hash,
        response: 'null',
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    const row = db.selectFrom('idempotency').where('scope', '=', scope).where('key', '=', name)
    if (made.numInsertedOrUpdatedRows === 0n) {
      const known = await row.select(['request_hash', 'response']).executeTakeFirstOrThrow()
      return known.request_hash === hash
        ? { kind: 'done', answer: read(known.response) }
        : { kind: 'other_input' }
    }
    const answer = await work(db)
    const update = db.updateTable('idempotency').set({ response: JSON.stringify(answer) })
    await update.where('scope', '=', scope).where('key', '=', name).execute()
    return { kind: 'done', answer }
  })
}
