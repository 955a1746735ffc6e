/** Rows of orders and what became of them: lines, taxes, discounts, history, parcels, invoices, downloads. */
import type { ColumnType, Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#platform/database/schema.ts'
import type { FulfilmentState, OrderState, PaymentState } from './orderStates.ts'
import type { ShopDocument } from '../documents/documentShape.ts'
import type { TaxPart } from './refundParts.ts'
import type { Address, Choice } from '../schema.ts'

export interface OrdersTable {
  currency: string
  id: string
  number: string
  cart_id: string | null
  attempt: Generated<number>
  access_token_hash: Buffer
  user_id: string | null
  email: string | null
  store_id: string | null
  order_state: OrderState
  payment_state: PaymentState
  fulfilment_state: FulfilmentState
  subtotal_minor: number
  discount_minor: number
  shipping_minor: number
  shipping_tax_minor: Generated<number>
  /** Null on orders from before it was kept. */
  shipping_taxes: ColumnType<TaxPart[] | null, string | undefined, string>
  tax_minor: number
  total_minor: number
  paid_minor: Generated<number>
  refunded_minor: Generated<number>
  prices_include_tax: boolean
  /** Where it is sent, or who picks it up. */
  addresses: ColumnType<{ shipping?: Address; pickup?: { name: string } }, string | undefined, string>
  shipping_title: string | null
  is_test: boolean
  provider: string
  hold_expires_at: NullableTimestamp
  cart_hash: string
  created_at: Timestamp
  placed_at: NullableTimestamp
  /** Staff that made it for somebody; null: bought in the shop. */
  made_by: ColumnType<string | null, string | null | undefined, never>
}

export interface OrderLineTable {
  id: string
  order_id: string
  position: number
  variant_id: string | null
  post_id: string | null
  title: string
  url: string
  sku: string | null
  choices: ColumnType<Choice[], string | undefined, string>
  image: string | null
  unit_minor: number
  quantity: number
  discount_minor: number
  net_minor: number
  tax_minor: number
  total_minor: number
  prices_include_tax: boolean
  weight_g: Generated<number>
  /** Something of it is sent or handed over; false for files and services. */
  requires_shipping: Generated<boolean>
  /** The rates that it was sold with; null on orders from before they were kept. */
  taxes: ColumnType<TaxPart[] | null, string | undefined, string>
  /** Staff asked another price than the shop does. */
  is_own_price: Generated<boolean>
}

export interface OrderTaxLineTable {
  id: string
  order_id: string
  title: string
  ppm: number
  amount_minor: number
}

export interface OrderAdjustmentTable {
  id: string
  order_id: string
  kind: string
  code: string
  amount_minor: number
}

export interface OrderEventTable {
  id: string
  order_id: string
  at: Timestamp
  kind: string
  actor_id: string | null
  data: ColumnType<Record<string, unknown>, string | undefined, string>
}

export interface ShipmentTable {
  id: string
  order_id: string
  carrier: Generated<string>
  tracking: Generated<string>
  tracking_url: Generated<string>
  is_pickup: boolean
  actor_id: string | null
  created_at: Timestamp
}

export interface ShipmentLineTable {
  shipment_id: string
  order_line_id: string
  quantity: number
}

export interface InvoiceCounterTable {
  series: string
  value: number
}

export interface InvoiceTable {
  id: string
  series: string
  number: number
  order_id: string | null
  refund_id: string | null
  /** Of invoices from before their content was kept. */
  html: string | null
  content: ColumnType<ShopDocument | null, string | null | undefined, never>
  created_at: Timestamp
}

export interface DownloadGrantTable {
  id: string
  order_line_id: string
  media_id: string
  token_hash: Buffer
  remaining: number
  expires_at: Timestamp
  revoked_at: NullableTimestamp
}
