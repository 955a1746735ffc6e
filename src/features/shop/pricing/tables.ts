/** Rows of what is added to or taken off a price: shipping, taxes, discounts. */
import type { Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#platform/database/schema.ts'

export interface DiscountTable {
  currency: string | null
  id: string
  code: string
  kind: 'percent' | 'fixed' | 'free_shipping'
  value: Generated<number>
  min_subtotal_minor: Generated<number>
  limit_total: number | null
  limit_per_customer: number | null
  starts_at: NullableTimestamp
  ends_at: NullableTimestamp
  created_at: Timestamp
}

export interface DiscountUseTable {
  id: string
  discount_id: string
  order_id: string
  used_at: Timestamp
}

export interface ShippingZoneTable {
  id: string
  title: string
  countries: Generated<string[]>
  regions: Generated<string[]>
  postcode_prefixes: Generated<string[]>
  position: Generated<number>
}

export interface ShippingRateTable {
  id: string
  zone_id: string | null
  title: string
  min_g: number | null
  max_g: number | null
  min_subtotal_minor: number | null
  max_subtotal_minor: number | null
  amount_minor: number
  store_id: string | null
  position: Generated<number>
}

export interface TaxZoneTable {
  country: string
  id: string
  title: string
  region: Generated<string>
  postcode_prefix: Generated<string>
}

export interface TaxRateTable {
  id: string
  zone_id: string
  title: string
  tax_class: Generated<string>
  ppm: number
  applies_to_shipping: Generated<boolean>
  priority: Generated<number>
}
