/**
 * Rows that the shop owns. Every amount is a whole number of minor units; `store_id` of stock is the nil id while the
 * site has no store locations (one implicit store).
 */
import type { ColumnType, Generated } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#platform/database/schema.ts'
import type { Dimension, ProductOption } from './grammar.ts'
import type { FulfilmentState, OrderState, PaymentState } from './orderStates.ts'
import type { Address, Choice } from './schema.ts'

export interface StoreLocationTable {
  site_id: string
  id: string
  slug: string
  name: string
  address: Generated<string>
  pickup_enabled: Generated<boolean>
  position: Generated<number>
  created_at: Timestamp
}

export interface ProductTable {
  site_id: string
  currency: string
  post_id: string
  dimensions: ColumnType<Dimension[], string | undefined, string>
  options: ColumnType<ProductOption[], string | undefined, string>
  has_variants: boolean
  updated_at: Timestamp
}

export interface ProductVariantTable {
  site_id: string
  id: string
  post_id: string
  variant_key: string
  selection: ColumnType<Record<string, string>, string | undefined, string>
  position: number
  sku: string | null
  weight_g: Generated<number>
  requires_shipping: Generated<boolean>
  is_digital: Generated<boolean>
  tax_class: Generated<string>
  is_retired: Generated<boolean>
}

export interface VariantPriceTable {
  site_id: string
  currency: string
  variant_id: string
  store_id: string | null
  amount_minor: number
  base_minor: number | null
}

export interface PriceHistoryTable {
  site_id: string
  currency: string
  variant_id: string
  store_id: string | null
  amount_minor: number | null
  at: Timestamp
}

export interface StockLevelTable {
  site_id: string
  variant_id: string
  store_id: string
  tracked: boolean
  on_hand: number
  reserved: Generated<number>
  stated: number | null
}

export interface StockMovementTable {
  site_id: string
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

export interface DiscountTable {
  site_id: string
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

export interface CartTable {
  site_id: string
  currency: string
  id: string
  token_hash: Buffer
  user_id: string | null
  store_id: string | null
  email: string | null
  address: ColumnType<Address | null, string | null | undefined, string | null>
  shipping_method_id: string | null
  discount_id: string | null
  payment_method: Generated<'card' | 'manual'>
  version: Generated<number>
  state: 'active' | 'ordered' | 'merged' | 'expired'
  created_at: Timestamp
  updated_at: Timestamp
}

export interface CartLineTable {
  site_id: string
  id: string
  cart_id: string
  variant_id: string
  choices: ColumnType<Choice[], string | undefined, string>
  choices_hash: string
  quantity: number
  added_at: Timestamp
}

export interface OrdersTable {
  site_id: string
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
  tax_minor: number
  total_minor: number
  paid_minor: Generated<number>
  refunded_minor: Generated<number>
  prices_include_tax: boolean
  addresses: ColumnType<{ shipping?: Address }, string | undefined, string>
  shipping_title: string | null
  is_test: boolean
  provider: string
  hold_expires_at: NullableTimestamp
  cart_hash: string
  created_at: Timestamp
  placed_at: NullableTimestamp
}

export interface OrderLineTable {
  site_id: string
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
}

export interface OrderTaxLineTable {
  site_id: string
  id: string
  order_id: string
  title: string
  ppm: number
  amount_minor: number
}

export interface OrderAdjustmentTable {
  site_id: string
  id: string
  order_id: string
  kind: string
  code: string
  amount_minor: number
}

export interface OrderEventTable {
  site_id: string
  id: string
  order_id: string
  at: Timestamp
  kind: string
  actor_id: string | null
  data: ColumnType<Record<string, unknown>, string | undefined, string>
}

export interface ReservationTable {
  site_id: string
  id: string
  order_id: string
  variant_id: string
  store_id: string
  quantity: number
  state: 'held' | 'committed' | 'released'
}

export interface PaymentTable {
  site_id: string
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
  expires_at: Timestamp
  created_at: Timestamp
}

export interface PaymentEventTable {
  site_id: string
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
  site_id: string
  id: string
  payment_id: string
  order_id: string
  amount_minor: number
  state: 'requested' | 'succeeded' | 'failed'
  provider_ref: string | null
  restock: boolean
  reason: Generated<string>
  actor_id: string | null
  created_at: Timestamp
}

export interface RefundLineTable {
  site_id: string
  refund_id: string
  order_line_id: string
  quantity: number
}

export interface ShipmentTable {
  site_id: string
  id: string
  order_id: string
  carrier: Generated<string>
  tracking: Generated<string>
  is_pickup: boolean
  actor_id: string | null
  created_at: Timestamp
}

export interface ShipmentLineTable {
  site_id: string
  shipment_id: string
  order_line_id: string
  quantity: number
}

export interface ShippingZoneTable {
  site_id: string
  id: string
  title: string
  countries: Generated<string[]>
  regions: Generated<string[]>
  postcode_prefixes: Generated<string[]>
  position: Generated<number>
}

export interface ShippingRateTable {
  site_id: string
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
  site_id: string
  country: string
  id: string
  title: string
  region: Generated<string>
  postcode_prefix: Generated<string>
}

export interface TaxRateTable {
  site_id: string
  id: string
  zone_id: string
  title: string
  tax_class: Generated<string>
  ppm: number
  applies_to_shipping: Generated<boolean>
  priority: Generated<number>
}

export interface DiscountUseTable {
  site_id: string
  id: string
  discount_id: string
  order_id: string
  customer: string | null
  used_at: Timestamp
}

export interface DownloadGrantTable {
  site_id: string
  id: string
  order_line_id: string
  media_id: string
  token_hash: Buffer
  remaining: number
  expires_at: Timestamp
  revoked_at: NullableTimestamp
}

export interface InvoiceCounterTable {
  site_id: string
  series: string
  value: number
}

export interface InvoiceTable {
  site_id: string
  id: string
  series: string
  number: number
  order_id: string | null
  refund_id: string | null
  html: string
  created_at: Timestamp
}

export interface TestPaymentSessionTable {
  site_id: string
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

declare module '#platform/database/schema.ts' {
  interface Database {
    store_location: StoreLocationTable
    product: ProductTable
    product_variant: ProductVariantTable
    variant_price: VariantPriceTable
    price_history: PriceHistoryTable
    stock_level: StockLevelTable
    stock_movement: StockMovementTable
    discount: DiscountTable
    cart: CartTable
    cart_line: CartLineTable
    orders: OrdersTable
    order_line: OrderLineTable
    order_tax_line: OrderTaxLineTable
    order_adjustment: OrderAdjustmentTable
    order_event: OrderEventTable
    reservation: ReservationTable
    payment: PaymentTable
    payment_event: PaymentEventTable
    refund: RefundTable
    refund_line: RefundLineTable
    shipment: ShipmentTable
    shipment_line: ShipmentLineTable
    shipping_zone: ShippingZoneTable
    shipping_rate: ShippingRateTable
    tax_zone: TaxZoneTable
    tax_rate: TaxRateTable
    discount_use: DiscountUseTable
    download_grant: DownloadGrantTable
    invoice_counter: InvoiceCounterTable
    invoice: InvoiceTable
    test_payment_session: TestPaymentSessionTable
  }
}
