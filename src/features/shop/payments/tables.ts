/** Rows of money: payments, the inbox of their providers, refunds, and the sessions of the test payments. */
import type { ColumnType, Generated } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#platform/database/schema.ts'
import type { TaxPart } from '../orders/refundParts.ts'

export interface PaymentTable {
  currency: string
  id: string
  order_id: string
  provider: string
  provider_ref: string | null
  capture_ref: string | null
  url: string | null
  kind: 'checkout' | 'capture'
  state: 'created' | 'open' | 'processing' | 'succeeded' | 'failed' | 'expired'
  amount_minor: number
  idem_key: string
  /** The URL that the buyer called the shop by, and comes back to; '' for payments without a page. */
  origin: Generated<string>
  expires_at: Timestamp
  created_at: Timestamp
}

export interface PaymentEventTable {
  provider: string
  event_id: string
  type: string
  payload: Json<Record<string, unknown>>
  received_at: Timestamp
  processed_at: NullableTimestamp
  attempts: Generated<number>
  error: string | null
}

export interface RefundTable {
  id: string
  payment_id: string
  order_id: string
  amount_minor: number
  state: 'requested' | 'succeeded' | 'failed'
  provider_ref: string | null
  restock: boolean
  reason: Generated<string>
  /** `dispute`: the bank took it back, the shop gave nothing. */
  kind: Generated<'refund' | 'dispute'>
  /** What of it was delivery. */
  shipping_minor: Generated<number>
  shipping_taxes: ColumnType<TaxPart[], string | undefined, string>
  actor_id: string | null
  created_at: Timestamp
}

export interface RefundLineTable {
  refund_id: string
  order_line_id: string
  /** Items that came back; 0 where only a part of the price did. */
  quantity: number
  amount_minor: Generated<number>
  taxes: ColumnType<TaxPart[], string | undefined, string>
}

export interface TestPaymentSessionTable {
  currency: string
  token: string
  idem_key: string
  order_id: string
  amount_minor: number
  title: string
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  pays_at: NullableTimestamp
  success_url: string
  cancel_url: string
  expires_at: Timestamp
  created_at: Timestamp
}
