/** Rows that settings owns: one a setting that was changed from its default. */
import type { Json, Timestamp } from '#platform/database/schema.ts'

export interface OptionTable {
  name: string
  /** The value; for names ending `_secret` the sealed text. */
  value: Json<unknown>
  updated_at: Timestamp
  updated_by: string | null
}

declare module '#platform/database/schema.ts' {
  interface Database {
    option: OptionTable
  }
}
