/** Rows that comments owns. */
import type { CommentStatus, ReportReason } from '#blocks/comments/data.ts'
import type { NullableTimestamp, Timestamp } from '#platform/database/schema.ts'

export interface CommentTable {
  id: string
  post_id: string
  parent_id: string | null
  value: string
  status: CommentStatus
  /** null once the account is gone; the name stays. */
  created_by: string | null
  created_by_name: string
  created_at: Timestamp
}

export interface CommentLikeTable {
  comment_id: string
  user_id: string
  created_at: Timestamp
}

export interface CommentReportTable {
  comment_id: string
  /** Tells two reporters of one comment apart, and nobody beyond it. */
  reporter: string
  reason: ReportReason
  created_at: Timestamp
  /** When a moderator decided on it; null: it is open. */
  handled_at: NullableTimestamp
}

declare module '#platform/database/schema.ts' {
  interface Database {
    comment: CommentTable
    comment_like: CommentLikeTable
    comment_report: CommentReportTable
  }
}
