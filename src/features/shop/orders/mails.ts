/** Letters about orders: rows in the outbox, in the transaction of their cause, each sent once. */
import { addressLines } from '#blocks/cart/addressLines.ts'
import type { Db, Platform } from '#platform/context.ts'
import { together } from '#platform/database/together.ts'
import { addressOfSite, readSetting, settingsQuery, settingValues } from '#features/settings/index.ts'
import { formatPrice } from '#ui/price.ts'
import { downloadsOf } from '../downloads.ts'
import { currencyDataOf } from '../facts.ts'
import { fillLetter, letterAsHtml, letterAsText, type LetterValues } from '../letters/fillLetter.ts'
import { letterDefinitions, type LetterKind, type LetterText, type OrderLetter } from '../letters/letterKinds.ts'
import { letterTextQuery } from '../letters/letterTexts.ts'
import type { Choice } from '../schema.ts'
import { orderPagePath } from './accessToken.ts'
import type { Order } from './events.ts'

/** Writes the letter of an order; without an address there is nobody to write to. @param key makes the letter unique */
export async function sendOrderMail(
  platform: Platform,
  db: Db,
  order: Order,
  letter: OrderLetter,
  key: string,
): Promise<void> {
  if (!order.email) return
  const { site, ...matter } = await readMatter(platform, db, order, letter)
  const values = {
    ...matter.values,
    order_link: `${site}${orderPagePath(platform, order)}`,
    ...(letter === 'pay' && { held_until: await heldUntil(platform, db, order) }),
    ...(letter === 'shipped' && { tracking: await latestTracking(platform, db, order) }),
    ...(letter === 'refunded' && { refund_amount: await latestRefund(platform, db, order) }),
    ...(letter === 'downloads' && { download_links: await downloadLinks(platform, db, order, site) }),
  }
  await writeLetter(platform, db, { ...matter, to: order.email, values, key: `order ${order.id} ${key}`, isTest: order.is_test })
}

/** Tells the shop of what needs it, where the setting `shop.order_email` names somebody. */
export async function tellShop(
  platform: Platform,
  db: Db,
  order: Order,
  news: 'new' | 'disputed' = 'new',
): Promise<void> {
  const to = await readSetting(db, platform.siteId, 'shop.order_email')
  if (!to) return
  const { site, ...matter } = await readMatter(platform, db, order, news)
  const values = { ...matter.values, order_link: `${site}/user/orders/${order.id}` }
  const key = `order ${order.id} ${news === 'new' ? 'shop' : `shop ${news}`}`
  await writeLetter(platform, db, { ...matter, to, values, key, isTest: order.is_test })
}

interface OrderLineRow {
  title: string
  quantity: number
  total_minor: number
  choices: Choice[]
}

/** What a letter about an order is made of: its text, the site, and what every such letter can tell of the order. */
async function readMatter(platform: Platform, db: Db, order: Order, kind: LetterKind) {
  const { siteId } = platform
  const bought = db
    .selectFrom('order_line')
    .select(['title', 'quantity', 'total_minor', 'choices'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', order.id)
    .orderBy('position')
  const [lines, settings, [own]] = await together(db, bought, settingsQuery(db, siteId, siteNames), letterTextQuery(db, siteId, kind))
  const { site_name, site_url } = settingValues(siteNames, settings)
  const site = addressOfSite(platform, site_url)
  return { site, siteName: site_name, text: own ?? letterDefinitions[kind], values: await orderValues(platform, db, order, { site, lines }) }
}

const siteNames = ['site_name', 'site_url'] as const

async function orderValues(
  platform: Platform,
  db: Db,
  order: Order,
  { site, lines }: { site: string; lines: readonly OrderLineRow[] },
): Promise<LetterValues> {
  const currency = currencyDataOf(order.currency)
  const { shipping } = order.addresses
  return {
    site_address: site,
    order_number: order.number,
    customer_name: shipping?.name ?? '',
    customer_email: order.email ?? '',
    order_lines: lines
      .map(({ title, quantity, total_minor, choices }) => {
        const picked = choices.map(({ value }) => value).join(', ')
        return `${quantity} × ${title}${picked && `, ${picked}`}: ${formatPrice(total_minor, currency)}`
      })
      .join('\n'),
    total: formatPrice(order.total_minor, currency),
    delivery: shipping
      ? addressLines(shipping).join('\n')
      : await pickupPlace(platform, db, order),
  }
}

async function pickupPlace(platform: Platform, db: Db, order: Order): Promise<string> {
  if (!order.store_id || !order.shipping_title) return ''
  const store = await db
    .selectFrom('store_location')
    .select(['name', 'address'])
    .where('site_id', '=', platform.siteId)
    .where('id', '=', order.store_id)
    .executeTakeFirst()
  return store ? [store.name, store.address].filter(Boolean).join('\n') : ''
}

async function heldUntil(platform: Platform, db: Db, { hold_expires_at: until }: Order): Promise<string> {
  const timeZone = (await readSetting(db, platform.siteId, 'time_zone')) || 'UTC'
  return until ? new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(until) : ''
}

async function latestTracking(platform: Platform, db: Db, order: Order): Promise<string> {
  const parcel = await db
    .selectFrom('shipment')
    .select(['carrier', 'tracking'])
    .where('site_id', '=', platform.siteId)
    .where('order_id', '=', order.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return parcel?.tracking ? `${parcel.carrier} ${parcel.tracking}`.trim() : ''
}

async function latestRefund(platform: Platform, db: Db, order: Order): Promise<string> {
  const refund = await db
    .selectFrom('refund')
    .select('amount_minor')
    .where('site_id', '=', platform.siteId)
    .where('order_id', '=', order.id)
    .where('state', '=', 'succeeded')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return refund ? formatPrice(refund.amount_minor, currencyDataOf(order.currency)) : ''
}

async function downloadLinks(platform: Platform, db: Db, order: Order, site: string): Promise<string> {
  const files = await downloadsOf(platform, db, { orderId: order.id })
  return files.map(({ title, url }) => `${title}: ${site}${url}`).join('\n')
}

interface Letter {
  to: string
  values: LetterValues
  /** Of one cause and key there is one letter. */
  key: string
  isTest?: boolean
}

/** Puts a letter into the outbox, in the text that the shop has written for it. */
export async function queueLetter(platform: Platform, db: Db, { kind, ...letter }: Letter & { kind: LetterKind }): Promise<void> {
  const { siteId } = platform
  const [settings, [own]] = await together(db, settingsQuery(db, siteId, siteNames), letterTextQuery(db, siteId, kind))
  const { site_name } = settingValues(siteNames, settings)
  await writeLetter(platform, db, { ...letter, siteName: site_name, text: own ?? letterDefinitions[kind] })
}

async function writeLetter(platform: Platform, db: Db, letter: Letter & { siteName: string; text: LetterText }): Promise<void> {
  const filled = fillLetter(letter.text, { site_name: letter.siteName, ...letter.values })
  const notice = { text: 'TEST PAYMENT: no money moves.' }
  const told = letter.isTest ? { ...filled, paragraphs: [[[notice]], ...filled.paragraphs] } : filled
  const now = platform.clock.now()
  await db
    .insertInto('outbox')
    .values({
      site_id: platform.siteId,
      id: platform.newId(),
      topic: 'email',
      payload: JSON.stringify({ to: letter.to, subject: told.subject, text: letterAsText(told), html: letterAsHtml(told) }),
      dedupe_key: letter.key,
      created_at: now,
      next_try_at: now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'dedupe_key']).doNothing())
    .execute()
}
