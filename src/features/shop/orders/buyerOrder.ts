/** An order as its buyer sees it: with the way to its own page and its files, without what staff noted on it. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Platform } from '#platform/context.ts'
import { downloadsOf } from '../downloads/downloads.ts'
import type { BuyerOrder, OrderDetail } from '../schema.ts'
import { invoicePath, orderPagePath, payLinkPath } from './accessToken.ts'
import { instructionsFor } from './payByArrangement.ts'
import { readOrder } from './readOrders.ts'

/** @throws Problem order.missing (404) */
export async function readBuyerOrder(platform: Platform, orderId: string): Promise<BuyerOrder> {
  const order = await readOrder(platform.db, orderId)
  const downloads = order.has_downloads ? await downloadsOf(platform, platform.db, { orderId }) : []
  const events = order.events
    .filter(({ kind }) => kind !== 'note')
    .map(({ id, at, kind }) => ({ id, at, kind, actor: null, data: {} }))
  const refunds = order.refunds.map((refund) => ({ ...refund, reason: '' }))
  return {
    ...order,
    events,
    refunds,
    downloads,
    page_url: orderPagePath(platform, order),
    pay_url: isPayable(order, platform.clock.now()) ? payLinkPath(platform, order) : null,
    payment_instructions: await instructionsFor(platform.db, order),
    invoice_url: order.invoice_number === null ? null : invoicePath(platform, order),
  }
}

/** Staff made it, and it waits for its payment while its stock is held. */
export function isPayable({ made_by, order_state, held_until }: OrderDetail, now: Date): boolean {
  return made_by !== null && order_state === 'pending' && held_until !== null && new Date(held_until) > now
}

/** What a missing order is compared with, so that an answer takes as long as for one that exists. */
const noHash = Buffer.alloc(32)

/** The order of that number for whoever holds its token; null where either is wrong, and nobody learns which. */
export async function orderByToken(
  platform: Platform,
  number: string,
  token: string,
): Promise<BuyerOrder | null> {
  const id = await orderIdByToken(platform, number, token)
  return id === null ? null : readBuyerOrder(platform, id)
}

export async function orderIdByToken(
  platform: Platform,
  number: string,
  token: string,
): Promise<string | null> {
  const found = await platform.db
    .selectFrom('orders')
    .select(['id', 'access_token_hash'])
    .where('number', '=', number)
    .executeTakeFirst()
  const isHolder = timingSafeEqual(
    found?.access_token_hash ?? noHash,
    createHash('sha256').update(token).digest(),
  )
  return found && isHolder ? found.id : null
}
