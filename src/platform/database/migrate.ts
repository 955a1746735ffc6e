/** Forward-only migrations: each runs once, in the order of its number, in one transaction under a lock. */
import { sql, type Kysely } from 'kysely'
import { createKysely, createPool, type Connection } from './pool.ts'
import type { Database } from './schema.ts'

export interface Migration {
  /** `0010_people`: the file's name without its ending. */
  name: string
  up(db: Kysely<Database>): Promise<void>
}

interface MigrationModule {
  up(db: Kysely<Database>): Promise<void>
}

const platformFiles = import.meta.glob<MigrationModule>('./migrations/*.ts', { eager: true })
const featureFiles = import.meta.glob<MigrationModule>('../../features/*/migrations/*.ts', { eager: true })

export const migrations: readonly Migration[] = Object.entries({ ...platformFiles, ...featureFiles })
  .map(([path, module]) => ({ name: path.replace(/^.*\/(.*)\.ts$/, '$1'), up: module.up }))
  .sort((a, b) => a.name.localeCompare(b.name))

/** A number of our own for the transaction-scoped lock, so that only one node migrates. */
const lockKey = 4_711_001

/** As `migrate`, on a connection of its own that no time limit cuts off. */
export async function migrateDatabase(
  connection: Connection,
  all: readonly Migration[] = migrations,
): Promise<string[]> {
  const db = createKysely(createPool(connection, { max: 1, hasTimeLimits: false }))
  try {
    return await migrate(db, all)
  } finally {
    await db.destroy()
  }
}

/**
 * Brings the schema up to date and returns the names of what it ran.
 * @throws Error where the database is newer than this build: an old program must not run on it
 */
async function migrate(db: Kysely<Database>, all: readonly Migration[]): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null)`.execute(
      trx,
    )
    const applied = new Set(
      (await trx.selectFrom('migration').select('name').execute()).map(({ name }) => name),
    )
    const known = new Set(all.map(({ name }) => name))
    const unknown = [...applied].filter((name) => !known.has(name))
    if (unknown.length > 0) {
      throw new Error(
        `The database was made by a newer Plinth (${unknown.join(', ')}): install that version or restore a backup`,
      )
    }
    const pending = all.filter(({ name }) => !applied.has(name))
    for (const migration of pending) {
      await migration.up(trx)
      await trx.insertInto('migration').values({ name: migration.name, applied_at: new Date() }).execute()
    }
    return pending.map(({ name }) => name)
  })
}
