/** Which documents are written at which moment of an order (`orders/orderMoments.ts`). */
import { onHook } from '#platform/hooks.ts'
import { writeCreditNote, writeInvoice } from './writeDocuments.ts'

/** Called once per program, by the shop's index.ts, after the emails: the counters are locked last of all. */
export function writeDocumentsAtMoments(): void {
  onHook('order.invoice_due', (platform, db, { order, details }) =>
    writeInvoice(platform, db, order, details),
  )
  onHook('order.refunded', (platform, db, { order, refund, details }) =>
    writeCreditNote(platform, db, order, refund, details),
  )
}
