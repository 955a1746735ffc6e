/**
 * The moments of an order at which other modules act in the same transaction: emails (`notifications/emailsAtMoments.ts`),
 * invoices and credit notes (`documents/documentsAtMoments.ts`). Who announces one knows nothing of who listens.
 */
import type { Selectable } from 'kysely'
import type { RefundTable } from '../payments/tables.ts'
import type { Order } from './events.ts'
import type { OrderDetails } from './orderDetails.ts'

export interface Settled {
  order: Order
  details: OrderDetails
  /** Files were granted with it. */
  hasDownloads: boolean
}

declare module '#platform/hooks.ts' {
  interface HookMap {
    /** Sold, paid or to be paid by arrangement. */
    'order.placed': Settled
    /** Paid after it was placed. */
    'order.paid': Settled
    /** Last of all in its transaction: everybody waits for the counter of the invoices. */
    'order.invoice_due': { order: Order; details: OrderDetails }
    'order.payment_failed': { order: Order }
    'order.cancelled': { order: Order }
    'order.disputed': { order: Order }
    'order.refunded': { order: Order; refund: Selectable<RefundTable>; details: OrderDetails }
    /** A parcel or a pickup is to be told of; `key` makes the email unique. */
    'order.shipped': { order: Order; shipmentId: string; isPickup: boolean; key: string }
    /** A guest asked for the link of the order. */
    'order.link_wanted': { order: Order }
  }
}
