/** Rows of the shop's self-checks and load tests. */
import type { ColumnType } from 'kysely'
import type { Timestamp } from '#platform/database/schema.ts'
import type { LoadTestFigures } from './healthSchema.ts'
import type { Violation } from './invariants.ts'

export interface ShopCheckTable {
  id: string
  kind: 'nightly' | 'by_hand' | 'load_test'
  started_at: Timestamp
  /** Null while it runs, and for good where its process died. */
  finished_at: Timestamp | null
  broken: ColumnType<Violation[], string, string>
  figures: ColumnType<LoadTestFigures | null, string | null, string | null>
  error: string | null
}
