/** Emails about orders, to the buyer and to the shop, in the transaction of their cause. */
import { addressLines } from '#blocks/cart/addressLines.ts'
import type { Db, Platform } from '#platform/context.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import { siteUrlOf } from '#features/settings/index.ts'
import { formatLongDate } from '#ui/formatLongDate.ts'
import { costText, formatPrice } from '#ui/price.ts'
import { downloadsOf } from '../downloads/downloads.ts'
import { currencyDataOf } from '../pricing/shopContext.ts'
import type { EmailValues } from '../email/fillTemplate.ts'
import { emailDefinitions, type EmailKind, type OrderEmail } from '../email/emailKinds.ts'
import { emailTemplateOf } from '../email/emailTemplates.ts'
import { writeEmail } from '../email/queueEmail.ts'
import { statedShipping } from '../pricing/totals.ts'
import { trackingUrl } from '../orders/trackingUrl.ts'
import { orderPagePath } from '../orders/accessToken.ts'
import type { Order } from '../orders/events.ts'
import { readOrderDetails, type OrderDetails } from '../orders/orderDetails.ts'
import { owesByArrangement } from '../orders/payByArrangement.ts'
import { shippedQuantities, quantitiesByLine } from '../orders/shippedQuantities.ts'
import { quantitiesLeft } from '../orders/itemsToShip.ts'
import { ownReasons, reasonText } from '../orders/refundReason.ts'
import { taxTitle } from '../orders/taxTitle.ts'
import { emailEndings } from './texts/emailEndings.ts'
import { emailLines } from './texts/emailLines.ts'

/**
 * Writes the email of an order; without an email address there is nobody to write to.
 * @param key makes the email unique
 * @param about `details` where the caller has read it already; `parcelId`: the parcel that it tells of, the latest where none is named; `refundId`: the refund, likewise
 */
export async function sendOrderMail(
  platform: Platform,
  db: Db,
  order: Order,
  kind: OrderEmail,
  key: string,
  {
    details: known,
    parcelId,
    refundId,
  }: { details?: OrderDetails | undefined; parcelId?: string; refundId?: string } = {},
): Promise<void> {
  const { email: to } = order
  if (!to) return
  const details = known ?? (await readOrderDetails(db, order.id))
  await inLanguage(details.settings.site_language, () =>
    writeOrderMail(platform, db, order, kind, key, { to, details, parcelId, refundId }),
  )
}

async function writeOrderMail(
  platform: Platform,
  db: Db,
  order: Order,
  kind: OrderEmail,
  key: string,
  {
    to,
    details,
    parcelId,
    refundId,
  }: { to: string; details: OrderDetails; parcelId: string | undefined; refundId: string | undefined },
): Promise<void> {
  const site = siteUrlOf(platform, details.settings.site_url)
  const isOfParcel = kind === 'shipped' || kind === 'ready'
  const parcel = isOfParcel
    ? await parcelOf(db, order, details, { parcelId, isPickup: kind === 'ready' })
    : undefined
  const values = {
    ...(await orderValues(platform, db, order, details)),
    order_link: `${site}${orderPagePath(platform, order)}`,
    ...(kind === 'pay' && { held_until: heldUntil(order, details) }),
    ...parcel?.values,
    ...(kind === 'refunded' && (await refundOf(db, order, details, refundId))),
    ...(kind === 'cancelled' && (await cancelledOf(db, order, details))),
    ...(kind === 'downloads' && { download_links: await downloadLinks(platform, db, order, site) }),
  }
  await writeEmail(platform, db, {
    ...headOf(kind, details, parcel?.share),
    to,
    values,
    key: `order ${order.id} ${key}`,
    notice: noticeOf(order),
  })
}

/** Tells the shop of what needs it, where the setting `shop.order_email` names somebody. */
export async function sendShopEmail(
  platform: Platform,
  db: Db,
  order: Order,
  news: 'new' | 'disputed',
  known?: OrderDetails,
): Promise<void> {
  const details = known ?? (await readOrderDetails(db, order.id))
  const to = details.settings['shop.order_email']
  if (!to) return
  const site = siteUrlOf(platform, details.settings.site_url)
  const key = `order ${order.id} ${news === 'new' ? 'shop' : `shop ${news}`}`
  await inLanguage(details.settings.site_language, async () => {
    const values = {
      ...(await orderValues(platform, db, order, details)),
      order_link: `${site}/user/orders/${order.id}`,
    }
    await writeEmail(platform, db, { ...headOf(news, details), to, values, key, notice: noticeOf(order) })
  })
}

/** That no money moved, above all else of an email about a test. */
const noticeOf = ({ is_test }: Order): string => (is_test ? emailLines.test : '')

/** What an email is told to name where its own text was written before there was a place for it: it ends with that. */
const endings: Partial<Record<EmailKind, (keyof typeof emailEndings)[]>> = {
  placed: ['payment_instructions'],
  shipped: ['lines_to_come'],
  ready: ['amount_due', 'payment_instructions', 'lines_to_come'],
}

/** @param share what of the order it tells of; an own text is the same for all of them */
function headOf(kind: EmailKind, { settings, emailTemplates }: OrderDetails, share: Share = 'whole') {
  const given = emailDefinitions[kind]
  const known = emailTemplateOf(kind, emailTemplates)
  const { subject, text } = known === given && share !== 'whole' ? (given.ofPart?.[share] ?? given) : known
  const missing = (endings[kind] ?? []).filter((name) => !text.includes(`{${name}}`))
  return {
    siteName: settings.site_name,
    text: { subject, text: [text, ...missing.map((name) => emailEndings[name])].join('\n\n') },
  }
}

async function orderValues(
  platform: Platform,
  db: Db,
  order: Order,
  { settings, lines, taxes }: OrderDetails,
): Promise<EmailValues> {
  const currency = currencyDataOf(order.currency)
  const { shipping, pickup } = order.addresses
  return {
    site_address: siteUrlOf(platform, settings.site_url),
    order_number: order.number,
    customer_name: shipping?.name ?? pickup?.name ?? '',
    customer_email: order.email ?? '',
    order_lines: [
      ...lines.map((line) =>
        emailLines.line({
          item: itemOf(line),
          amount: costText(line.unit_minor * line.quantity, currency),
        }),
      ),
      ...summaryLines(order, taxes),
    ].join('\n'),
    total: formatPrice(order.total_minor, currency),
    amount_due: owesByArrangement(order) ? formatPrice(order.total_minor - order.paid_minor, currency) : '',
    payment_instructions: owesByArrangement(order) ? settings['shop.payment_instructions'] : '',
    delivery: shipping ? addressLines(shipping).join('\n') : await pickupPlace(db, order),
  }
}

/** @param quantity where not all of the line is meant */
function itemOf(
  { title, choices, ...line }: OrderDetails['lines'][number],
  quantity = line.quantity,
): string {
  return [`${quantity} × ${title}`, ...choices.map(({ value }) => value)].join(', ')
}

/** Of each line as many items as the quantities say, one a line. */
function itemsOf(lines: OrderDetails['lines'], quantities: ReadonlyMap<string, number>): string[] {
  return lines.flatMap((line) => {
    const quantity = quantities.get(line.id) ?? 0
    return quantity > 0 ? [itemOf(line, quantity)] : []
  })
}

/** What is between the items and the total, so that a reader can add it up. */
function summaryLines(order: Order, taxes: OrderDetails['taxes']): string[] {
  const money = (amount: number) => formatPrice(amount, currencyDataOf(order.currency))
  const includesTax = order.prices_include_tax
  const shipping = statedShipping(
    { shipping: order.shipping_minor, shippingTax: order.shipping_tax_minor },
    includesTax,
  )
  return [
    ...(order.discount_minor > 0 ? [emailLines.discount({ amount: money(order.discount_minor) })] : []),
    ...(order.shipping_title && shipping > 0
      ? [emailLines.line({ item: order.shipping_title, amount: money(shipping) })]
      : []),
    ...taxes.map((tax) =>
      emailLines.line({ item: taxTitle(tax, includesTax), amount: money(tax.amount_minor) }),
    ),
  ]
}

async function pickupPlace(db: Db, order: Order): Promise<string> {
  if (!order.store_id || !order.shipping_title) return ''
  const store = await db
    .selectFrom('store_location')
    .select(['name', 'address'])
    .where('id', '=', order.store_id)
    .executeTakeFirst()
  return store ? [store.name, store.address].filter(Boolean).join('\n') : ''
}

function heldUntil({ hold_expires_at: until }: Order, { settings }: OrderDetails): string {
  return until ? formatLongDate(until, settings.time_zone) : ''
}

/** All of the order, some of it, or what was left of it at the end. */
type Share = 'whole' | 'part' | 'rest'

/** What is told of a parcel or a pickup: the named one, else the latest. An order without one is told of whole. */
async function parcelOf(
  db: Db,
  order: Order,
  { lines }: OrderDetails,
  { parcelId, isPickup }: { parcelId: string | undefined; isPickup: boolean },
): Promise<{ share: Share; values: EmailValues }> {
  const parcels = await db
    .selectFrom('shipment')
    .select(['id', 'carrier', 'tracking', 'tracking_url', 'is_pickup'])
    .where('order_id', '=', order.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const parcel = parcels.find(({ id, is_pickup }) =>
    parcelId === undefined ? is_pickup === isPickup : id === parcelId,
  )
  const items = lines.filter(({ requires_shipping }) => requires_shipping)
  if (!parcel)
    return { share: 'whole', values: { order_lines: items.map((line) => itemOf(line)).join('\n') } }
  const left = await quantitiesLeft(db, order.id)
  const { rows: sent } = await shippedQuantities({ orderId: order.id }).execute(db)
  const toCome = itemsOf(lines, left)
  const isLast = toCome.length === 0 && parcel === parcels[0]
  return {
    share: isLast ? (parcels.length > 1 ? 'rest' : 'whole') : 'part',
    values: {
      order_lines: itemsOf(
        lines,
        quantitiesByLine(sent.filter(({ shipment_id }) => shipment_id === parcel.id)),
      ).join('\n'),
      lines_to_come: toCome.join(', '),
      tracking: [parcel.carrier, parcel.tracking, trackingUrl(parcel)].filter(Boolean).join(' '),
    },
  }
}

/** What is told of a refund: the named one, else the latest. */
async function refundOf(
  db: Db,
  order: Order,
  { lines }: OrderDetails,
  refundId?: string,
): Promise<EmailValues> {
  const refund = await db
    .selectFrom('refund')
    .select(['id', 'amount_minor', 'shipping_minor', 'reason'])
    .where('order_id', '=', order.id)
    .where('state', '=', 'succeeded')
    .$if(refundId !== undefined, (query) => query.where('id', '=', refundId ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!refund) return { order_lines: '' }
  const items = await db
    .selectFrom('refund_line')
    .select(['order_line_id', 'quantity'])
    .where('refund_id', '=', refund.id)
    .execute()
  const delivery = refund.shipping_minor > 0 ? [order.shipping_title ?? emailLines.delivery] : []
  return {
    refund_amount: formatPrice(refund.amount_minor, currencyDataOf(order.currency)),
    refund_reason: reasonText(refund.reason),
    order_lines: [...itemsOf(lines, quantitiesByLine(items)), ...delivery].join('\n'),
  }
}

/** What was cancelled: the items whose money had not gone back before, and what goes back for them. */
async function cancelledOf(db: Db, order: Order, { lines }: OrderDetails): Promise<EmailValues> {
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'amount_minor', 'reason'])
    .where('order_id', '=', order.id)
    .where('state', '<>', 'failed')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const own = refunds[0]?.reason === ownReasons.cancelled ? refunds[0] : undefined
  const before = refunds.filter((refund) => refund !== own).map(({ id }) => id)
  const gone =
    before.length === 0
      ? []
      : await db
          .selectFrom('refund_line')
          .select(['order_line_id', 'quantity'])
          .where('refund_id', 'in', before)
          .execute()
  const back = quantitiesByLine(gone)
  const cancelled = new Map(lines.map(({ id, quantity }) => [id, quantity - (back.get(id) ?? 0)]))
  return {
    refund_amount: own ? formatPrice(own.amount_minor, currencyDataOf(order.currency)) : '',
    order_lines: itemsOf(lines, cancelled).join('\n'),
  }
}

async function downloadLinks(platform: Platform, db: Db, order: Order, site: string): Promise<string> {
  const files = await downloadsOf(platform, db, { orderId: order.id })
  return files.map(({ title, url }) => `${title}: ${site}${url}`).join('\n')
}
