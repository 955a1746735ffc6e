/** Rows of the address book of an account. */
import type { ColumnType } from 'kysely'
import type { Timestamp } from '#platform/database/schema.ts'
import type { Address } from '../schema.ts'

export interface CustomerAddressTable {
  id: string
  user_id: string
  address: ColumnType<Address, string, string>
  is_default: boolean
  created_at: Timestamp
}
