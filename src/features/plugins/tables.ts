/** Rows that plugins owns: which of the installed ones are switched on, and what failed in them last. */
import type { Timestamp } from '#platform/database/schema.ts'

export interface PluginTable {
  name: string
  is_enabled: boolean
  updated_at: Timestamp
  updated_by: string | null
}

export interface PluginFailureTable {
  name: string
  /** Of the files that were built in. */
  stamp: string
  type: string
  message: string
  path: string
  last_at: Timestamp
}

declare module '#platform/database/schema.ts' {
  interface Database {
    plugin: PluginTable
    plugin_failure: PluginFailureTable
  }
}
