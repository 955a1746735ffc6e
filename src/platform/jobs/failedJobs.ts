/** Jobs that failed, for people to see: those that are tried again by themselves, and those that are not. */
import type { Db, Platform } from '../context.ts'
import { notifyJobQueued } from './wake.ts'

export interface FailedJob {
  id: string
  kind: string
  error: string
  /** When it is tried again by itself; null: never. */
  next_try_at: Date | null
  /** When it failed for good. */
  failed_at: Date | null
}

/** One page of them: those that are not tried again first, the latest of them first. */
export async function failedJobs(
  { db }: Pick<Platform, 'db'>,
  { p = 1, limit = 25 }: { p?: number; limit?: number } = {},
): Promise<{ items: FailedJob[]; total: number }> {
  const failed = db.selectFrom('job').where('last_error', 'is not', null)
  const { total } = await failed
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await failed
    .select(['id', 'kind', 'last_error', 'run_at', 'done_at'])
    .orderBy('done_at', (order) => order.desc().nullsLast())
    .orderBy('run_at')
    .orderBy('id')
    .limit(limit)
    .offset((p - 1) * limit)
    .execute()
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    error: row.last_error ?? '',
    next_try_at: row.done_at ? null : row.run_at,
    failed_at: row.done_at,
  }))
  return { items, total }
}

/** How many failed for good. */
export async function failedJobCount({ db }: Pick<Platform, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('last_error', 'is not', null)
    .where('done_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** A failed job is due now, with all its tries; it is listed again only if it fails again. @returns its kind, or null where it has not failed or runs */
export async function runJobAgain(
  platform: Pick<Platform, 'db' | 'clock'>,
  db: Db,
  id: string,
): Promise<string | null> {
  const row = await db
    .updateTable('job')
    .set({ done_at: null, run_at: platform.clock.now(), tries: 0, last_error: null })
    .where('id', '=', id)
    .where('last_error', 'is not', null)
    .where('held_by', 'is', null)
    .returning('kind')
    .executeTakeFirst()
  if (row) notifyJobQueued(platform, db)
  return row?.kind ?? null
}

/** Takes a job away that failed for good. @returns its kind, or null where there is none */
export async function removeFailedJob(db: Db, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom('job')
    .where('id', '=', id)
    .where('last_error', 'is not', null)
    .where('done_at', 'is not', null)
    .returning('kind')
    .executeTakeFirst()
  return row?.kind ?? null
}
