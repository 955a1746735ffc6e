/** The documents of orders, ready to be printed. */
import type { Db, Platform } from '#platform/context.ts'
import type { Order } from '../orders/events.ts'
import { readOrderDetails } from '../orders/orderDetails.ts'
import { sentFrom } from '../orders/sentFrom.ts'
import { quantitiesLeft } from '../orders/itemsToShip.ts'
import { common } from '#ui/texts/common.ts'
import { problem } from '../problems.ts'
import type { ShopDocument } from './documentShape.ts'
import { commonOf, linesOf } from './writeDocuments.ts'

export type DocumentKind = 'invoice' | 'credit' | 'slip'

/**
 * Invoices with the credit notes that followed them, credit notes alone, or packing slips, in the order of the given orders.
 * @throws Problem document.none (404) where none of them has one
 */
export async function documentsOf(
  platform: Platform,
  db: Db,
  orderIds: readonly string[],
  kind: DocumentKind,
): Promise<ShopDocument[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .select(sentFrom.as('sent_from'))
    .where('id', 'in', orderIds.length > 0 ? orderIds : [''])
    .execute()
  const documents: ShopDocument[] = []
  for (const id of orderIds) {
    const order = orders.find((one) => one.id === id)
    if (!order) continue
    if (kind === 'slip') documents.push(...[await slipOf(platform, db, order)].flatMap((slip) => slip ?? []))
    else
      documents.push(
        ...(await numberedDocuments(db, id)).filter(
          (document) => kind === 'invoice' || document.kind === 'credit',
        ),
      )
  }
  if (documents.length === 0) throw problem('document.none')
  return documents
}

async function numberedDocuments(db: Db, orderId: string): Promise<ShopDocument[]> {
  const rows = await db
    .selectFrom('invoice')
    .leftJoin('refund', (join) => join.onRef('refund.id', '=', 'invoice.refund_id'))
    .select('invoice.content')
    .where((where) =>
      where.or([where('invoice.order_id', '=', orderId), where('refund.order_id', '=', orderId)]),
    )
    .orderBy('invoice.created_at')
    .orderBy('invoice.id')
    .execute()
  return rows.flatMap(({ content }) => (content ? [content] : []))
}

/** What still has to go into a parcel; all that is ever sent once nothing is left, none for an order of files. */
async function slipOf(
  platform: Platform,
  db: Db,
  order: Order & { sent_from: string | null },
): Promise<ShopDocument | null> {
  const details = await readOrderDetails(db, order.id)
  const left = await quantitiesLeft(db, order.id)
  const { prefix: _prefix, ...shared } = commonOf(platform, order, details)
  const sent = details.lines.filter(({ requires_shipping }) => requires_shipping)
  if (sent.length === 0) return null
  const lines = linesOf(sent, () => '')
  const open = lines.flatMap((line) =>
    (left.get(line.id) ?? 0) > 0 ? [{ ...line, quantity: left.get(line.id) ?? 0 }] : [],
  )
  const shown = open.length > 0 ? open : lines
  return {
    ...shared,
    kind: 'slip',
    takenFrom: order.sent_from,
    isPickup: !order.addresses.shipping && order.shipping_title !== null,
    number: order.number,
    invoiceNumber: null,
    lines: shown,
    sums: [
      {
        title: common.items,
        amount: String(shown.reduce((sum, line) => sum + line.quantity, 0)),
        isTotal: true,
      },
    ],
    note: order.shipping_title ?? '',
  }
}
