/** How many items of each line of an order have left the shop, parcel by parcel. */
import { statement } from '#platform/database/statement.ts'

/** The statement that reads how many items of each line left the shop, and in which parcel. */
export const shippedQuantities = statement<{ orderId: string }>()((db, slot) =>
  db
    .selectFrom('shipment_line')
    .innerJoin('shipment', (join) => join.onRef('shipment.id', '=', 'shipment_line.shipment_id'))
    .select(['shipment_line.shipment_id', 'shipment_line.order_line_id', 'shipment_line.quantity'])
    .where('shipment.order_id', '=', slot('orderId')),
)

/** Adds up items by line. */
export function quantitiesByLine(
  rows: readonly { order_line_id: string; quantity: number }[],
): Map<string, number> {
  const totals = new Map<string, number>()
  for (const row of rows) totals.set(row.order_line_id, (totals.get(row.order_line_id) ?? 0) + row.quantity)
  return totals
}
