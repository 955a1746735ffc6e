/**
 * The typed view of the database. The platform's own tables are here; each feature adds its tables in its `tables.ts`:
 * `declare module '#platform/database/schema.ts' { interface Database { comment: CommentTable } }`.
 */
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export type Timestamp = ColumnType<Date, Date, Date>
export type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>
/** A jsonb column: written as a JSON string, read as a value. */
export type Json<T> = ColumnType<T, string, string>

export interface SiteTable {
  id: string
  created_at: Timestamp
  /** Of the installation's secret; null: a release before this one wrote last. */
  secret_fingerprint: Generated<string | null>
}

export interface MigrationTable {
  name: string
  applied_at: Timestamp
}

/** Functions and triggers that stand in files (schemaSteps.ts). */
export interface SchemaFunctionTable {
  name: string
  /** Of each text it has had, the current one last. */
  hashes: string[]
  applied_at: Timestamp
}

export interface AuditTable {
  id: string
  at: Timestamp
  kind: string
  actor_id: string | null
  actor_ip: string | null
  request_id: string | null
  target: string | null
  data: JSONColumnType<Record<string, unknown>>
}

export interface OutboxTable {
  id: string
  topic: 'email' | 'webhook'
  payload: Json<Record<string, unknown>>
  dedupe_key: string
  created_at: Timestamp
  next_try_at: Timestamp
  tries: Generated<number>
  sent_at: NullableTimestamp
  last_error: string | null
}

/** Over once `done_at` is set: done, or with a `last_error` failed for good. */
export interface JobTable {
  id: string
  kind: string
  payload: Json<Record<string, unknown>>
  /** When it is due; while it runs, until when its process holds it without a heartbeat. */
  run_at: Timestamp
  tries: Generated<number>
  /** Of the last try that failed; null after one that did not. */
  last_error: string | null
  done_at: NullableTimestamp
  /** Names the running try: what another try has taken over is no longer this one's to end. */
  held_by: string | null
}

/** A counter per named thing; a change bumps it in its own transaction, readers compare (page cache, settings). */
export interface CacheVersionTable {
  key: string
  version: ColumnType<number, number, number>
}

/** What a counted change changed, as keys of what pages show; null: everything. */
export interface CacheChangeTable {
  version: number
  keys: string[] | null
  may_linger: boolean
}

export interface IdempotencyTable {
  scope: string
  key: string
  request_hash: string
  response: Json<unknown>
  created_at: Timestamp
}

export interface RateLimitTable {
  key: string
  points: number
  expires_at: Timestamp
}

export interface Database {
  site: SiteTable
  migration: MigrationTable
  schema_function: SchemaFunctionTable
  audit: AuditTable
  outbox: OutboxTable
  job: JobTable
  cache_version: CacheVersionTable
  cache_change: CacheChangeTable
  idempotency: IdempotencyTable
  rate_limit: RateLimitTable
}
