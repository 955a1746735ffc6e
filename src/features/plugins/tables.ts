/** Rows that plugins owns: which of the installed ones are switched on. */
import type { Timestamp } from '#platform/database/schema.ts'

export interface PluginTable {
  site_id: string
  name: string
  is_enabled: boolean
  updated_at: Timestamp
  updated_by: string | null
}

declare module '#platform/database/schema.ts' {
  interface Database {
    plugin: PluginTable
  }
}
