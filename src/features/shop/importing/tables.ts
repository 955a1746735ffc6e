/** Rows of imports. */
import type { Generated } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#platform/database/schema.ts'
import type { CsvKindName, LineOutcome } from './importKind.ts'

export interface CsvRunTable {
  id: string
  kind: CsvKindName
  file_id: string
  file_name: string
  bytes: number
  is_write: boolean
  /** Categories that the file names and that are not there are made. */
  makes_categories: Generated<boolean>
  /** The first of those. */
  missing_categories: Json<string[]>
  /** Columns of the file that mean nothing here, as it calls them. */
  unknown_columns: Json<string[]>
  state: 'waiting' | 'running' | 'done' | 'failed'
  actor_id: string
  /** Lines before this one are done. */
  next_line: Generated<number>
  read_bytes: Generated<number>
  created: Generated<number>
  changed: Generated<number>
  unchanged: Generated<number>
  refused: Generated<number>
  /** The first lines that were refused; all are in the report. */
  problems: Json<LineOutcome[]>
  error: string | null
  created_at: Timestamp
  finished_at: NullableTimestamp
}
