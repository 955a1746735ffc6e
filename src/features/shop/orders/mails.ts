/** Letters about orders: rows in the outbox, in the transaction of their cause, each sent once. */
import type { Db, Platform } from '#platform/context.ts'
import { readSetting, siteAddress } from '#features/settings/index.ts'
import { formatPrice } from '#ui/price.ts'
import { currencyDataOf } from '../facts.ts'
import { orderPagePath } from './accessToken.ts'
import type { Order } from './events.ts'

export type OrderLetter = 'placed' | 'shipped' | 'refunded' | 'failed'

const texts: Record<OrderLetter, { subject: string; line: string }> = {
  placed: { subject: 'Thank you for your order', line: 'We have your order and will get it ready.' },
  shipped: { subject: 'Your order is on its way', line: 'Your order has left us.' },
  refunded: { subject: 'Your refund', line: 'We have sent money back to you.' },
  failed: {
    subject: 'Your payment did not go through',
    line: 'No money was taken; your items are back in the shop.',
  },
}

/** Writes the letter of an order; without an address there is nobody to write to. @param key makes the letter unique */
export async function sendOrderMail(
  platform: Platform,
  db: Db,
  order: Order,
  letter: OrderLetter,
  key: string,
  extra: string[] = [],
): Promise<void> {
  if (!order.email) return
  const address = `${await siteAddress(platform, db)}${orderPagePath(platform, order)}`
  const link = { title: 'See your order', address }
  await queueLetter(platform, db, order, { to: order.email, ...texts[letter], extra, link }, key)
}

const shopTexts = {
  new: { subject: 'New order', line: 'A new order has come in.' },
  disputed: {
    subject: 'A payment is disputed',
    line: 'The bank of the buyer asks for the money back. Answer at the payment provider before its date.',
  },
}

/** Tells the shop of what needs it, where the setting `shop.order_email` names somebody. */
export async function tellShop(
  platform: Platform,
  db: Db,
  order: Order,
  news: keyof typeof shopTexts = 'new',
): Promise<void> {
  const to = await readSetting(db, platform.siteId, 'shop.order_email')
  if (!to) return
  const link = { title: 'Open the order', address: `${await siteAddress(platform, db)}/user/orders/${order.id}` }
  await queueLetter(
    platform,
    db,
    order,
    { to, ...shopTexts[news], extra: [], link },
    news === 'new' ? 'shop' : `shop ${news}`,
  )
}

interface Letter {
  to: string
  subject: string
  line: string
  extra: string[]
  link: { title: string; address: string }
}

async function queueLetter(
  platform: Platform,
  db: Db,
  order: Order,
  letter: Letter,
  key: string,
): Promise<void> {
  const siteName = await readSetting(db, platform.siteId, 'site_name')
  const lines = await db
    .selectFrom('order_line')
    .select(['title', 'quantity', 'total_minor'])
    .where('site_id', '=', platform.siteId)
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  const currency = currencyDataOf(order.currency)
  const above = [
    ...(order.is_test ? ['TEST PAYMENT: no money moves.'] : []),
    letter.line,
    ...letter.extra,
  ]
  const below = [
    ...lines.map((line) => `${line.quantity} × ${line.title}: ${formatPrice(line.total_minor, currency)}`),
    `Total: ${formatPrice(order.total_minor, currency)}`,
    `${siteName} ${await siteAddress(platform, db)}`,
  ]
  const now = platform.clock.now()
  await db
    .insertInto('outbox')
    .values({
      site_id: platform.siteId,
      id: platform.newId(),
      topic: 'email',
      payload: JSON.stringify({
        to: letter.to,
        subject: `${siteName}: ${letter.subject} (${order.number})`,
        text: [...above, `${letter.link.title}: ${letter.link.address}`, ...below].join('\n\n'),
        html: [...above.map(paragraph), paragraphOfLink(letter.link), ...below.map(paragraph)].join('\n'),
      }),
      dedupe_key: `order ${order.id} ${key}`,
      created_at: now,
      next_try_at: now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'dedupe_key']).doNothing())
    .execute()
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

function paragraphOfLink({ title, address }: Letter['link']): string {
  return `<p><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></p>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
