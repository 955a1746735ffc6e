/**
 * Tables that the shop owns. Every amount is a whole number of minor units; `store_id` of stock is the nil id while the
 * site has no store locations (one implicit store).
 */
import type { CustomerAddressTable } from './addresses/tables.ts'
import type { CartLineTable, CartTable } from './cart/tables.ts'
import type { ShopCheckTable } from './health/tables.ts'
import type {
  PriceHistoryTable,
  ProductTable,
  ProductVariantTable,
  StoreLocationTable,
  VariantPriceTable,
} from './catalogue/tables.ts'
import type { CurrencyChangeAmountTable, CurrencyChangeTable } from './currency/tables.ts'
import type { CsvRunTable } from './importing/tables.ts'
import type { EmailTemplateTable, LowStockNoticeTable } from './email/tables.ts'
import type {
  DownloadGrantTable,
  InvoiceCounterTable,
  InvoiceTable,
  OrderAdjustmentTable,
  OrderEventTable,
  OrderLineTable,
  OrderTaxLineTable,
  OrdersTable,
  ShipmentLineTable,
  ShipmentTable,
} from './orders/tables.ts'
import type {
  PaymentEventTable,
  PaymentTable,
  RefundLineTable,
  RefundTable,
  TestPaymentSessionTable,
} from './payments/tables.ts'
import type {
  DiscountTable,
  DiscountUseTable,
  ShippingRateTable,
  ShippingZoneTable,
  TaxRateTable,
  TaxZoneTable,
} from './pricing/tables.ts'
import type { ReservationTable, StockLevelTable, StockMovementTable } from './inventory/tables.ts'

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
    csv_run: CsvRunTable
    email_template: EmailTemplateTable
    low_stock_notice: LowStockNoticeTable
    shop_check: ShopCheckTable
    customer_address: CustomerAddressTable
    currency_change: CurrencyChangeTable
    currency_change_amount: CurrencyChangeAmountTable
  }
}
