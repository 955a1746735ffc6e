/** Rows of what is sold: store locations, products, their variants and prices. */
import type { ColumnType, Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#platform/database/schema.ts'
import type { Dimension, ProductOption } from './productRows.ts'

export interface StoreLocationTable {
  id: string
  slug: string
  name: string
  address: Generated<string>
  pickup_enabled: Generated<boolean>
  position: Generated<number>
  created_at: Timestamp
  /** Set: only past orders know it. */
  closed_at: NullableTimestamp
}

export interface ProductTable {
  currency: string
  post_id: string
  dimensions: ColumnType<Dimension[], string | undefined, string>
  options: ColumnType<ProductOption[], string | undefined, string>
  has_variants: boolean
  /** Media ids of the files that a digital product is. */
  downloads: Generated<string[]>
  /** How often and for how many days its files may be fetched; null: as the shop does. */
  download_times: Generated<number | null>
  download_days: Generated<number | null>
  updated_at: Timestamp
}

export interface ProductVariantTable {
  id: string
  post_id: string
  variant_key: string
  selection: ColumnType<Record<string, string>, string | undefined, string>
  position: number
  sku: string | null
  gtin: string | null
  weight_g: Generated<number>
  requires_shipping: Generated<boolean>
  is_digital: Generated<boolean>
  tax_class: Generated<string>
  is_retired: Generated<boolean>
}

export interface VariantPriceTable {
  currency: string
  variant_id: string
  store_id: string | null
  amount_minor: number
  base_minor: number | null
}

export interface PriceHistoryTable {
  currency: string
  variant_id: string
  store_id: string | null
  amount_minor: number | null
  at: Timestamp
}
