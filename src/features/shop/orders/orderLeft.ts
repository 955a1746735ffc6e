/** What is left of an order to refund: lines, shipping and money. */
import type { Db } from '#platform/context.ts'
import { statement } from '#platform/database/statement.ts'
import { minor, sum } from '../pricing/money.ts'
import { knownTaxes, remainder, type Sold, type SoldLine } from './refundParts.ts'
import { type Order } from './events.ts'
import { taxLines } from './orderDetails.ts'

/** A line of an order with what has not been given back of it; what is being given back counts as given. */
export interface LineLeft extends SoldLine {
  variant_id: string | null
  quantity: number
  refunded: number
}

/** What was sold and not given back yet. */
export interface OrderLeft {
  lines: LineLeft[]
  shipping: Sold
  /** Given back beyond what was sold: of an order that was paid twice. */
  overpaidBack: number
}

/** What has not been given back of an order. */
export async function orderLeft(db: Db, order: Order): Promise<OrderLeft> {
  const of = { orderId: order.id }
  const lines = await db
    .selectFrom('order_line')
    .select(['id', 'variant_id', 'quantity', 'total_minor', 'tax_minor', 'taxes'])
    .where('order_id', '=', order.id)
    // By variant: whoever puts items back locks their stock in this order.
    .orderBy('variant_id')
    .execute()
  const { rows: taxes } = await taxLines(of).execute(db)
  const refunds = await db
    .selectFrom('refund')
    .select(['amount_minor', 'shipping_minor', 'shipping_taxes'])
    .where('order_id', '=', order.id)
    .where('state', '<>', 'failed')
    .execute()
  const { rows: refundLines } = await refundedItems(of).execute(db)
  const shipping = {
    left: minor(order.shipping_minor),
    taxes: knownTaxes(order.shipping_taxes, order.shipping_tax_minor, taxes),
  }
  const shippingBack = refunds.map(({ shipping_minor, shipping_taxes }) => ({
    amount: minor(shipping_minor),
    taxes: shipping_taxes,
  }))
  const parts = refundLines.map((row) => ({ ...row, amount: minor(row.amount_minor) }))
  const given = sum(refunds.map(({ amount_minor }) => minor(amount_minor)))
  return {
    lines: lines.map(({ id, variant_id, quantity, total_minor, tax_minor, taxes: own }) => {
      const back = parts.filter(({ order_line_id }) => order_line_id === id)
      const refunded = back.reduce((whole, row) => whole + row.quantity, 0)
      return {
        id,
        variant_id,
        quantity,
        refunded,
        quantityLeft: quantity - refunded,
        ...remainder({ left: minor(total_minor), taxes: knownTaxes(own, tax_minor, taxes) }, back),
      }
    }),
    shipping: remainder(shipping, shippingBack),
    overpaidBack: given - sum([...parts, ...shippingBack].map(({ amount }) => amount)),
  }
}

/** The statement that reads how many items of each line were given back, or are being. */
export const refundedItems = statement<{ orderId: string }>()((db, slot) =>
  db
    .selectFrom('refund_line')
    .innerJoin('refund', (join) => join.onRef('refund.id', '=', 'refund_line.refund_id'))
    .select([
      'refund_line.refund_id',
      'refund_line.order_line_id',
      'refund_line.quantity',
      'refund_line.amount_minor',
      'refund_line.taxes',
    ])
    .where('refund.order_id', '=', slot('orderId'))
    .where('refund.state', '<>', 'failed'),
)
