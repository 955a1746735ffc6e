/**
 * Money back, in whole or in part: the refund row first, the provider's call second, with a key of the row's id. So two
 * people can't refund the same money, and a call that is repeated refunds once.
 */
import type { Transaction } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { statement } from '#platform/database/statement.ts'
import { together } from '#platform/database/together.ts'
import { revokeDownloads } from '../downloads.ts'
import { minor, split, sum, type Minor } from '../money.ts'
import { writeCreditNote } from '../papers/writePapers.ts'
import { problem } from '../problems.ts'
import { providerNamed } from '../providers/providers.ts'
import { adjustStock } from '../stock.ts'
import { implicitStore, storesOf } from '../facts.ts'
import { lockOrder, moveOrder, writeEvent, type Order } from './events.ts'
import { sendOrderMail } from './mails.ts'
import { readMatter } from './orderMatter.ts'
import { lockedOrder } from './oneOrder.ts'

export interface RefundRequest {
  orderId: string
  /** Default: everything that is left. */
  amount?: number
  /** Pieces that come back; without an amount their price is refunded. */
  lines?: { lineId: string; quantity: number }[]
  restock?: boolean
  reason?: string
  actorId?: string | null
  /** Default: the order's paid payment. */
  paymentId?: string
}

interface LineLeft {
  id: string
  variant_id: string | null
  quantity: number
  total: Minor
  refunded: number
}

/**
 * Refunds money of an order.
 * @throws Problem refund.too_much (422), order.missing (404)
 * @returns the refund's id
 */
export async function refundPayment(platform: Platform, request: RefundRequest): Promise<string> {
  const id = await platform.transaction((db) => requestRefund(platform, db, request))
  await sendRefund(platform, id)
  return id
}

/**
 * Writes the refund down in the caller's transaction; `sendRefund` or the worker calls the provider after it.
 * @throws Problem refund.too_much (422), order.missing (404)
 */
export async function requestRefund(
  platform: Platform,
  db: Transaction<Database>,
  request: RefundRequest,
): Promise<string> {
  const { siteId } = platform
  const order = await lockedOrder(db, siteId, request.orderId)
  let payments = db
    .selectFrom('payment')
    .select(['id', 'amount_minor'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .where('state', '=', 'succeeded')
  if (request.paymentId) payments = payments.where('id', '=', request.paymentId)
  const payment = await payments.orderBy('created_at').executeTakeFirst()
  if (!payment) throw problem('refund.too_much', { available: 0 })
  const earlier = await db
    .selectFrom('refund')
    .select(['amount_minor'])
    .where('site_id', '=', siteId)
    .where('payment_id', '=', payment.id)
    .where('state', '<>', 'failed')
    .execute()
  const left = payment.amount_minor - earlier.reduce((whole, row) => whole + row.amount_minor, 0)
  const known = await linesLeft(db, siteId, order.id)
  const wantsAll = request.amount === undefined && request.lines === undefined
  const lines = wantsAll
    ? known.map((line) => ({ lineId: line.id, quantity: line.quantity - line.refunded }))
    : (request.lines ?? [])
  const pieces = lines.filter(({ quantity }) => quantity > 0)
  const worth = sum(pieces.map((piece) => worthOf(known, piece)))
  const amount = request.amount ?? (wantsAll ? left : worth)
  if (amount < 1 || amount > left) throw problem('refund.too_much', { available: left })
  const id = platform.newId()
  await db
    .insertInto('refund')
    .values({
      site_id: siteId,
      id,
      payment_id: payment.id,
      order_id: order.id,
      amount_minor: amount,
      state: 'requested',
      provider_ref: null,
      restock: request.restock ?? false,
      reason: request.reason ?? '',
      actor_id: request.actorId ?? null,
      created_at: platform.clock.now(),
    })
    .execute()
  for (const { lineId, quantity } of pieces) {
    await db
      .insertInto('refund_line')
      .values({ site_id: siteId, refund_id: id, order_line_id: lineId, quantity })
      .execute()
  }
  await writeEvent(platform, db, order.id, 'refund_requested', {
    actorId: request.actorId,
    data: { amount_minor: amount, reason: request.reason ?? '' },
  })
  return id
}

export async function linesLeft(db: Db, siteId: string, orderId: string): Promise<LineLeft[]> {
  const bought = db
    .selectFrom('order_line')
    .select(['id', 'variant_id', 'quantity', 'total_minor'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('variant_id')
  const [lines, refunded] = await together(db, bought, refundedPieces({ siteId, orderId }))
  return lines.map(({ total_minor, ...line }) => ({
    ...line,
    total: minor(total_minor),
    refunded: refunded.filter((row) => row.order_line_id === line.id).reduce((whole, row) => whole + row.quantity, 0),
  }))
}

/** The statement that reads how many pieces of each line were given back, or are being. */
export const refundedPieces = statement<{ siteId: string; orderId: string }>()((db, slot) =>
  db
    .selectFrom('refund_line')
    .innerJoin('refund', (join) =>
      join
        .onRef('refund.id', '=', 'refund_line.refund_id')
        .onRef('refund.site_id', '=', 'refund_line.site_id'),
    )
    .select(['refund_line.order_line_id', 'refund_line.quantity'])
    .where('refund.site_id', '=', slot('siteId'))
    .where('refund.order_id', '=', slot('orderId'))
    .where('refund.state', '<>', 'failed'),
)

/** The price of some pieces of a line: all pieces together are worth the line to the cent. */
function worthOf(known: readonly LineLeft[], piece: { lineId: string; quantity: number }): Minor {
  const line = known.find(({ id }) => id === piece.lineId)
  const left = line ? line.quantity - line.refunded : 0
  if (!line || piece.quantity > left) throw problem('refund.too_much', { available: left })
  const each = split(
    line.total,
    Array.from({ length: line.quantity }, () => 1),
  )
  return sum(each.slice(line.refunded, line.refunded + piece.quantity))
}

/** Calls the provider for a requested refund; also what the worker repeats when an answer was lost. */
export async function sendRefund(platform: Platform, refundId: string): Promise<void> {
  const row = await platform.db
    .selectFrom('refund')
    .innerJoin('payment', (join) =>
      join.onRef('payment.id', '=', 'refund.payment_id').onRef('payment.site_id', '=', 'refund.site_id'),
    )
    .select([
      'refund.amount_minor',
      'refund.state',
      'payment.provider',
      'payment.provider_ref',
      'payment.capture_ref',
    ])
    .where('refund.site_id', '=', platform.siteId)
    .where('refund.id', '=', refundId)
    .executeTakeFirst()
  if (!row || row.state !== 'requested') return
  const answer = await providerNamed(row.provider).refund(platform, {
    refundId,
    sessionRef: row.provider_ref ?? '',
    captureRef: row.capture_ref,
    amount: minor(row.amount_minor),
  })
  await settleRefund(platform, { id: refundId, ...answer })
}

/** Writes what became of a refund; a second message about the same changes nothing. */
export async function settleRefund(
  platform: Platform,
  answer: { id: string; ref: string; state: 'succeeded' | 'failed' | 'requested' },
): Promise<void> {
  await platform.transaction(async (db) => {
    const found = await db
      .selectFrom('refund')
      .select('order_id')
      .where('site_id', '=', platform.siteId)
      .where('id', '=', answer.id)
      .executeTakeFirst()
    const order = found ? await lockOrder(db, platform.siteId, found.order_id) : null
    if (!order) return
    const refund = await db
      .selectFrom('refund')
      .selectAll()
      .where('site_id', '=', platform.siteId)
      .where('id', '=', answer.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (refund.state !== 'requested') return
    await db
      .updateTable('refund')
      .set({ state: answer.state, provider_ref: answer.ref })
      .where('site_id', '=', platform.siteId)
      .where('id', '=', answer.id)
      .execute()
    if (answer.state === 'failed')
      await writeEvent(platform, db, order.id, 'refund_failed', { data: { refund: answer.id } })
    if (answer.state !== 'succeeded') return
    const refunded = order.refunded_minor + refund.amount_minor
    const payment_state = refunded >= order.paid_minor ? 'refunded' : 'partially_refunded'
    const next = await moveOrder(
      platform,
      db,
      order,
      { payment_state },
      {
        actorId: refund.actor_id,
        set: { refunded_minor: refunded },
        data: { amount_minor: refund.amount_minor, restock: refund.restock },
      },
    )
    await revokeDownloads(platform, db, order.id, payment_state === 'refunded')
    if (refund.restock) await restock(platform, db, order, answer.id)
    const matter = await readMatter(platform, db, order.id)
    await sendOrderMail(platform, db, next, 'refunded', `refund ${answer.id}`, matter)
    await writeCreditNote(platform, db, next, refund, matter)
  })
}

async function restock(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
  refundId: string,
): Promise<void> {
  const pieces = await db
    .selectFrom('refund_line')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.id', '=', 'refund_line.order_line_id')
        .onRef('order_line.site_id', '=', 'refund_line.site_id'),
    )
    .select(['order_line.variant_id', 'refund_line.quantity'])
    .where('refund_line.site_id', '=', platform.siteId)
    .where('refund_line.refund_id', '=', refundId)
    .orderBy('order_line.variant_id')
    .execute()
  await putBack(platform, db, order, pieces)
}

/** Sold pieces go back on the shelf they came from, as far as that stock was counted when they were sold. */
export async function putBack(
  platform: Platform,
  db: Transaction<Database>,
  order: Order,
  pieces: readonly { variant_id: string | null; quantity: number }[],
): Promise<void> {
  const storeId = await shelfOf(platform, db, order)
  for (const { variant_id, quantity } of pieces) {
    if (!variant_id) continue
    const sold = await db
      .selectFrom('reservation')
      .select('id')
      .where('site_id', '=', platform.siteId)
      .where('order_id', '=', order.id)
      .where('variant_id', '=', variant_id)
      .where('state', '=', 'committed')
      .executeTakeFirst()
    if (!sold) continue
    await adjustStock(platform, db, {
      variantId: variant_id,
      storeId,
      delta: quantity,
      reason: 'restock',
      orderId: order.id,
    })
  }
}

/** Where the order was sold; of a place that has closed since, the first one that is open. */
async function shelfOf(platform: Platform, db: Db, order: Order): Promise<string> {
  const stores = await storesOf(db, platform.siteId)
  return stores.find(({ id }) => id === order.store_id)?.id ?? stores[0]?.id ?? order.store_id ?? implicitStore
}
