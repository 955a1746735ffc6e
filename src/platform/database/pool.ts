/** Connections to PostgreSQL: one pool a process, with time limits on both sides. */
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { equipConnections } from './connections.ts'
import { watchPulse } from './pulse.ts'
import type { Database } from './schema.ts'
import { transactionBegins, transactionEnds } from './transactionEnd.ts'

const int8 = 20

export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string }

/** BIGINT comes as a number; one that a number cannot hold is refused rather than rounded. */
function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`The integer ${text} is too large`)
  return value
}

/** What a request may take at most, on both sides of the connection, in milliseconds. */
const timeLimits = {
  statement_timeout: 15_000,
  query_timeout: 20_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
}

export interface PoolOptions {
  /** Connections at most; 20 unless told. */
  max?: number
  /** False for changes of the schema: on a large site they take minutes, and a second node waits for the first. */
  hasTimeLimits?: boolean
  /** Names mean the tables of this schema first; its work may wait long for a connection. */
  schema?: string
  /** False behind poolers that share connections (DATABASE_PREPARE=0). */
  isPreparing?: boolean
}

export function createPool(
  connection: Connection,
  { max = 20, hasTimeLimits = true, schema, isPreparing = false }: PoolOptions = {},
): pg.Pool {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === int8 && format !== 'binary' ? parseInt8 : pg.types.getTypeParser(oid, format ?? 'text'),
  }
  const pool = new pg.Pool({
    ...connection,
    types,
    max,
    application_name: 'plinth',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    ...(hasTimeLimits ? timeLimits : {}),
    ...(schema === undefined
      ? {}
      : { options: `-c search_path=${schema},public`, connectionTimeoutMillis: 120_000 }),
  })
  // A connection that breaks while idle is dropped by the pool; the next query gets a fresh one.
  pool.on('error', () => undefined)
  equipConnections(pool, { isPreparing })
  // Changes of the schema and scratch copies are nobody's request.
  if (hasTimeLimits && schema === undefined)
    watchPulse(pool, () => new pg.Client({ ...connection, application_name: 'plinth pulse' }))
  return pool
}

export function createKysely(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/** 40P01 deadlock, 40001 serialization failure: the whole transaction may be run again. */
const retryable = new Set(['40P01', '40001'])

/** Returns the `transaction` of the context: READ COMMITTED, three tries on a deadlock. */
export function transactionRunner(db: Kysely<Database>) {
  return async function transaction<T>(work: (db: Transaction<Database>) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      let running: object | null = null
      try {
        return await db.transaction().execute((begun) => {
          running = begun
          transactionBegins(begun)
          return work(begun)
        })
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : ''
        if (attempt >= 4 || !retryable.has(code)) throw error
      } finally {
        if (running) transactionEnds(running)
      }
    }
  }
}
