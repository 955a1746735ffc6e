/** Rows of stock: the current level, the append-only ledger that it is the sum of, and what orders hold of it. */
import type { Generated } from 'kysely'
import type { Timestamp } from '#platform/database/schema.ts'

export interface StockLevelTable {
  variant_id: string
  store_id: string
  tracked: boolean
  on_hand: number
  reserved: Generated<number>
  stated: number | null
}

export interface StockMovementTable {
  id: string
  variant_id: string
  store_id: string
  delta_on_hand: number
  delta_reserved: number
  reason: string
  order_id: string | null
  actor_id: string | null
  at: Timestamp
}

export interface ReservationTable {
  id: string
  order_id: string
  variant_id: string
  store_id: string
  quantity: number
  state: 'held' | 'committed' | 'released'
}
