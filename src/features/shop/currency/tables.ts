/** Rows of changes of the currency, and what the amounts were before, for as long as a change can be undone. */
import type { Json, NullableTimestamp, Timestamp } from '#platform/database/schema.ts'

export interface CurrencyChangeTable {
  id: string
  /** '' before the first choice. */
  from_currency: string
  to_currency: string
  /** As a decimal; null where the numbers stayed. */
  rate: string | null
  rounding: string
  made_by: string | null
  made_at: Timestamp
  undone_at: NullableTimestamp
}

export interface CurrencyChangeAmountTable {
  change_id: string
  kind: 'version' | 'shipping_rate' | 'discount'
  thing_id: string
  /** By the name of the meta or column. */
  before: Json<Record<string, string>>
  after: Json<Record<string, string>>
}
