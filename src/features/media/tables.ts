/** Rows that media owns. */
import type { Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#platform/database/schema.ts'

export type MediaStatus = 'active' | 'review' | 'archived'

export interface MediaTable {
  id: string
  root: 'public' | 'private'
  /** Path of the folder below the root, without slashes at the ends; empty for the root itself. */
  folder: string
  /** The stored name, unique in its folder. */
  name: string
  title: string
  alt: Generated<string>
  status: Generated<MediaStatus>
  content_type: string
  width: number | null
  height: number | null
  bytes: number
  tags: Generated<string[]>
  created_by: string | null
  /** When its widths were made; null: they are to be made. */
  fitted_at: NullableTimestamp
  created_at: Timestamp
}

declare module '#platform/database/schema.ts' {
  interface Database {
    media: MediaTable
  }
}
