/** Rows of carts: no price is in them. */
import type { ColumnType, Generated } from 'kysely'
import type { Timestamp } from '#platform/database/schema.ts'
import type { Address, Choice } from '../schema.ts'

export interface CartTable {
  currency: string
  id: string
  token_hash: Buffer
  user_id: string | null
  store_id: string | null
  email: string | null
  address: ColumnType<Address | null, string | null | undefined, string | null>
  shipping_method_id: string | null
  /** Who picks it up, where it is not sent. */
  pickup_name: Generated<string>
  discount_id: string | null
  payment_method: Generated<'card' | 'manual'>
  version: Generated<number>
  state: 'active' | 'ordered' | 'merged' | 'expired'
  created_at: Timestamp
  updated_at: Timestamp
}

export interface CartLineTable {
  id: string
  cart_id: string
  variant_id: string
  choices: ColumnType<Choice[], string | undefined, string>
  choices_hash: string
  quantity: number
  added_at: Timestamp
}
