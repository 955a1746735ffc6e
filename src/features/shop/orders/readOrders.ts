/** Orders as calls answer them: the list with filters, and one order with everything that belongs to it. */
import { sql, type Selectable } from 'kysely'
import { namesOf } from '#features/people/index.ts'
import type { Db } from '#platform/context.ts'
import { statement } from '#platform/database/statement.ts'
import { runBatch } from '#platform/database/batch.ts'
import { currencyDataOf } from '../pricing/shopContext.ts'
import { decimalNumber, minor } from '../pricing/money.ts'
import { problem } from '../problems.ts'
import { orderScreen } from './texts/orderScreen.ts'
import type { OrderDetail, OrderList, OrderSummary } from '../schema.ts'
import type { OrderLineTable } from './tables.ts'
import { statedShipping } from '../pricing/totals.ts'
import type { Order } from './events.ts'
import { shippedQuantities, quantitiesByLine } from './shippedQuantities.ts'
import { filteredOrders, type OrderFilter } from './orderFilter.ts'
import { taxLines, type OfOrder } from './orderDetails.ts'
import { needsOfOrder, itemsToShip, statusOfOrder } from './orderStatus.ts'
import { trackingUrl } from './trackingUrl.ts'
import { addedTaxes } from './refundParts.ts'
import { refundedItems } from './orderLeft.ts'
import { sentFrom } from './sentFrom.ts'

export async function listOrders(
  db: Db,
  filter: OrderFilter & { p: number; limit: number },
): Promise<OrderList> {
  const start = db.selectFrom('orders')
  const counted = await filteredOrders(
    start.select(({ fn }) => fn.countAll<number>().as('total')),
    filter,
  ).executeTakeFirstOrThrow()
  const rows = await filteredOrders(
    start.selectAll('orders').select([
      statusOfOrder.as('status'),
      needsOfOrder.as('needs'),
      sql<number>`(select coalesce(sum(quantity), 0)::int from order_line
        where order_line.order_id = orders.id)`.as('item_count'),
    ]),
    filter,
  )
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .limit(filter.limit)
    .offset((filter.p - 1) * filter.limit)
    .execute()
  const total = Number(counted.total)
  return {
    items: rows.map((row) => summaryOf(row, row.item_count)),
    pagination: {
      p: filter.p,
      pages: Math.max(1, Math.ceil(total / filter.limit)),
      limit: filter.limit,
      total,
    },
  }
}

type WithStatus = Order & Pick<OrderSummary, 'status' | 'needs'>

function summaryOf(order: WithStatus, itemCount: number): OrderSummary {
  return {
    id: order.id,
    number: order.number,
    email: order.email,
    order_state: order.order_state,
    payment_state: order.payment_state,
    fulfilment_state: order.fulfilment_state,
    status: order.status,
    needs: order.needs,
    provider: order.provider,
    is_test: order.is_test,
    currency: order.currency,
    currency_symbol: currencyDataOf(order.currency).symbol,
    item_count: itemCount,
    total_minor: order.total_minor,
    total: decimalNumber(minor(order.total_minor), order.currency),
    created_at: order.created_at.toISOString(),
    placed_at: order.placed_at?.toISOString() ?? null,
  }
}

/** Reads an order with all that belongs to it, in one trip. @throws Problem order.missing (404) */
export async function readOrder(db: Db, orderId: string): Promise<OrderDetail> {
  const of = { orderId }
  const [[order], lineRows, refunded, fulfilled, taxes, refunds, shipments, eventRows] = await runBatch(
    db,
    orderWithDetails(of),
    linesOfOrder(of),
    refundedItems(of),
    shippedQuantities(of),
    taxLines(of),
    refundsOfOrder(of),
    shipmentsOfOrder(of),
    eventsOfOrder(of),
  )
  if (!order) throw problem('order.missing')
  const decimal = (amount: number) => decimalNumber(minor(amount), order.currency)
  const lines = linesView(lineRows, refunded, quantitiesByLine(fulfilled), decimal)
  const shippingBack = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((whole, row) => whole + row.shipping_minor, 0)
  const actors = eventRows.flatMap(({ actor_id }) => (actor_id ? [actor_id] : []))
  const shipping = statedShipping(
    { shipping: order.shipping_minor, shippingTax: order.shipping_tax_minor },
    order.prices_include_tax,
  )
  const names = actors.length > 0 ? await namesOf(db, actors) : new Map<string, { name: string }>()
  return {
    ...summaryOf(
      order,
      lines.reduce((whole, line) => whole + line.quantity, 0),
    ),
    lines,
    subtotal_minor: order.subtotal_minor,
    discount_minor: order.discount_minor,
    shipping_minor: shipping,
    tax_minor: order.tax_minor,
    paid_minor: order.paid_minor,
    refunded_minor: order.refunded_minor,
    subtotal: decimal(order.subtotal_minor),
    discount: decimal(order.discount_minor),
    shipping: decimal(shipping),
    tax: decimal(order.tax_minor),
    paid: decimal(order.paid_minor),
    refunded: decimal(order.refunded_minor),
    prices_include_tax: order.prices_include_tax,
    tax_lines: taxes,
    shipping_left_minor: order.shipping_minor - shippingBack,
    discount_code: order.discount_code,
    shipping_title: order.shipping_title,
    address: order.addresses.shipping ?? null,
    pickup_name: order.addresses.pickup?.name ?? '',
    store: order.store,
    sent_from: order.sent_from,
    invoice_number: order.invoice_number,
    has_downloads: Boolean(order.has_downloads),
    made_by:
      order.made_by === null
        ? null
        : ((await namesOf(db, [order.made_by])).get(order.made_by)?.name ?? orderScreen.staff),
    held_until: order.order_state === 'pending' ? (order.hold_expires_at?.toISOString() ?? null) : null,
    refunds: refunds.map((row) => ({
      id: row.id,
      amount_minor: row.amount_minor,
      amount: decimal(row.amount_minor),
      state: row.state,
      kind: row.kind,
      reason: row.reason,
      credit_note: row.credit_note,
      shipping_minor: row.shipping_minor,
      tax_lines: addedTaxes([
        { taxes: row.shipping_taxes },
        ...refunded.filter(({ refund_id }) => refund_id === row.id),
      ]),
      restock: row.restock,
      created_at: row.created_at.toISOString(),
    })),
    shipments: shipments.map((row) => ({
      id: row.id,
      carrier: row.carrier,
      tracking: row.tracking,
      tracking_url: trackingUrl(row),
      own_tracking_url: row.tracking_url,
      is_pickup: row.is_pickup,
      created_at: row.created_at.toISOString(),
      lines: lines.flatMap(({ id, title, choices }) => {
        const quantity = fulfilled
          .filter((part) => part.shipment_id === row.id && part.order_line_id === id)
          .reduce((whole, part) => whole + part.quantity, 0)
        return quantity > 0 ? [{ id, title, choices, quantity }] : []
      }),
    })),
    events: eventRows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      actor: row.actor_id ? (names.get(row.actor_id)?.name ?? null) : null,
      data: row.data,
    })),
  }
}

/** The statement that reads an order and what there is one of: code, store, invoice, and whether files were bought. */
const orderWithDetails = statement<OfOrder>()((db, slot) =>
  db
    .selectFrom('orders')
    .selectAll('orders')
    .select(({ selectFrom, exists }) => [
      statusOfOrder.as('status'),
      needsOfOrder.as('needs'),
      sentFrom.as('sent_from'),
      selectFrom('order_adjustment')
        .select('code')
        .whereRef('order_adjustment.order_id', '=', 'orders.id')
        .limit(1)
        .as('discount_code'),
      selectFrom('store_location')
        .select('slug')
        .whereRef('store_location.id', '=', 'orders.store_id')
        .where('closed_at', 'is', null)
        .as('store'),
      selectFrom('invoice')
        .select('invoice.number')
        .whereRef('invoice.order_id', '=', 'orders.id')
        .as('invoice_number'),
      exists(
        selectFrom('download_grant')
          .innerJoin('order_line', (join) => join.onRef('order_line.id', '=', 'download_grant.order_line_id'))
          .select('download_grant.id')
          .whereRef('order_line.order_id', '=', 'orders.id'),
      ).as('has_downloads'),
    ])
    .where('orders.id', '=', slot('orderId')),
)

const linesOfOrder = statement<OfOrder>()((db, slot) =>
  db
    .selectFrom('order_line')
    .selectAll()
    .select(itemsToShip.as('to_send'))
    .where('order_id', '=', slot('orderId'))
    .orderBy('position'),
)

const refundsOfOrder = statement<OfOrder>()((db, slot) =>
  db
    .selectFrom('refund')
    .selectAll('refund')
    .select(({ selectFrom }) =>
      selectFrom('invoice')
        .select(sql<string>`invoice.content->>'number'`.as('number'))
        .whereRef('invoice.refund_id', '=', 'refund.id')
        .as('credit_note'),
    )
    .where('refund.order_id', '=', slot('orderId'))
    .orderBy('refund.created_at'),
)

const shipmentsOfOrder = statement<OfOrder>()((db, slot) =>
  db.selectFrom('shipment').selectAll().where('order_id', '=', slot('orderId')).orderBy('created_at'),
)

const eventsOfOrder = statement<OfOrder>()((db, slot) =>
  db
    .selectFrom('order_event')
    .selectAll()
    .where('order_id', '=', slot('orderId'))
    .orderBy('at')
    .orderBy('id'),
)

function linesView(
  rows: readonly (Selectable<OrderLineTable> & { to_send: number })[],
  refunds: readonly { order_line_id: string; quantity: number; amount_minor: number }[],
  fulfilled: ReadonlyMap<string, number>,
  decimal: (amount: number) => number,
) {
  const refunded = quantitiesByLine(refunds)
  const given = (id: string) =>
    refunds
      .filter(({ order_line_id }) => order_line_id === id)
      .reduce((whole, { amount_minor }) => whole + amount_minor, 0)
  return rows.map((row) => ({
    id: row.id,
    post_id: row.post_id,
    title: row.title,
    url: row.url,
    sku: row.sku,
    image: row.image,
    choices: row.choices,
    quantity: row.quantity,
    unit_minor: row.unit_minor,
    discount_minor: row.discount_minor,
    tax_minor: row.tax_minor,
    total_minor: row.total_minor,
    price: decimal(row.unit_minor),
    total: decimal(row.total_minor),
    refunded: refunded.get(row.id) ?? 0,
    left_minor: row.total_minor - given(row.id),
    fulfilled: fulfilled.get(row.id) ?? 0,
    to_send: Number(row.to_send),
    requires_shipping: row.requires_shipping,
  }))
}
