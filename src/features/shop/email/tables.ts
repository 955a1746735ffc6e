/** Rows about emails: the shop's own texts, and which low stock it has been told of. */
import type { Timestamp } from '#platform/database/schema.ts'
import type { EmailKind } from './emailKinds.ts'

export interface EmailTemplateTable {
  kind: EmailKind
  subject: string
  text: string
  updated_at: Timestamp
  updated_by: string | null
}

export interface LowStockNoticeTable {
  variant_id: string
  store_id: string
  at: Timestamp
}
