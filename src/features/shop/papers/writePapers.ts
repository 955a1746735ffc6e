/**
 * Invoices and credit notes: written once, with the next number of their series, in the transaction of the payment or
 * refund that causes them. The counter is a row of its own; its lock makes the numbers come one after another, and a
 * transaction that fails gives its number back.
 */
import { sql } from 'kysely'
import { addressLines } from '#blocks/cart/addressLines.ts'
import type { Db, Platform } from '#platform/context.ts'
import { statement } from '#platform/database/statement.ts'
import { later } from '#platform/database/together.ts'
import { choiceText } from '#ui/choiceText.ts'
import { longDay } from '#ui/longDay.ts'
import { formatPrice } from '#ui/price.ts'
import { currencyDataOf } from '../facts.ts'
import { minor, split } from '../money.ts'
import type { Order } from '../orders/events.ts'
import { readMatter, type OrderMatter } from '../orders/orderMatter.ts'
import { statedShipping } from '../totals.ts'
import type { Paper } from './paper.ts'

/** Writes the invoice of a paid order. @param known where the caller has read it already */
export async function writeInvoice(platform: Platform, db: Db, order: Order, known?: OrderMatter): Promise<void> {
  const matter = known ?? (await readMatter(platform, db, order.id))
  const common = commonOf(platform, order, matter)
  const series = order.is_test ? 'test' : 'main'
  const money = moneyOf(order)
  const content: Unnumbered = {
    ...common,
    kind: 'invoice',
    invoiceNumber: null,
    lines: linesOf(matter.lines, money),
    sums: [
      { title: 'Subtotal', amount: money(order.subtotal_minor) },
      ...(order.discount_minor > 0 ? [{ title: 'Discount', amount: `−${money(order.discount_minor)}` }] : []),
      ...(order.shipping_title ? [{ title: order.shipping_title, amount: money(statedShipping({ shipping: order.shipping_minor, shippingTax: order.shipping_tax_minor }, order.prices_include_tax)) }] : []),
      ...matter.taxes.map(({ title, ppm, amount_minor }) => ({
        title: `${title} ${ppm / 10_000} %${order.prices_include_tax ? ', included' : ''}`,
        amount: money(amount_minor),
      })),
      { title: 'Total', amount: money(order.total_minor), isTotal: true },
    ],
  }
  await keep(platform, db, { series, before: beforeNumber(common), orderId: order.id, refundId: null, content })
}

/** Writes the credit note of a refund that has gone through; a refund of an order without an invoice has none. */
export async function writeCreditNote(
  platform: Platform,
  db: Db,
  order: Order,
  refund: { id: string; amount_minor: number; reason: string },
  matter: OrderMatter,
): Promise<void> {
  const invoice = await db
    .selectFrom('invoice')
    .select(['number', 'content'])
    .where('site_id', '=', platform.siteId)
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  if (!invoice) return
  const common = commonOf(platform, order, matter)
  const { taxes } = matter
  const series = order.is_test ? 'test credit' : 'credit'
  const money = moneyOf(order)
  const net = order.total_minor - order.tax_minor
  const shares = split(minor(refund.amount_minor), [net, ...taxes.map(({ amount_minor }) => amount_minor)])
  const content: Unnumbered = {
    ...common,
    kind: 'credit',
    invoiceNumber: invoice.content?.number ?? String(invoice.number),
    lines: [{ title: `Refund of order ${order.number}`, detail: refund.reason, quantity: 1, unit: money(refund.amount_minor), total: money(refund.amount_minor) }],
    sums: [
      ...taxes.map(({ title, ppm }, index) => ({ title: `of it ${title} ${ppm / 10_000} %`, amount: money(shares[index + 1] ?? 0) })),
      { title: 'Given back', amount: money(refund.amount_minor), isTotal: true },
    ],
  }
  await keep(platform, db, { series, before: `C-${beforeNumber(common)}`, orderId: null, refundId: refund.id, content })
}

/** A paper before it has its number. */
type Unnumbered = Omit<Paper, 'number'>

const beforeNumber = ({ prefix, isTest }: { prefix: string; isTest: boolean }) => `${isTest ? 'T-' : ''}${prefix}`

function moneyOf(order: Order): (amount: number) => string {
  const currency = currencyDataOf(order.currency)
  return (amount) => formatPrice(amount, currency)
}

interface Kept {
  series: string
  /** What stands before the number. */
  before: string
  orderId: string | null
  refundId: string | null
  content: Unnumbered
}

async function keep(platform: Platform, db: Db, { series, before, orderId, refundId, content }: Kept): Promise<void> {
  const { kind, orderNumber, invoiceNumber, date, isTest, from, to, lines, sums, note } = content
  const written = JSON.stringify({ kind, orderNumber, invoiceNumber, date, isTest, from, to, lines, sums, note })
  const { siteId, clock } = platform
  await later(db, insertNumbered({ siteId, id: platform.newId(), series, before, orderId, refundId, content: written, now: clock.now() }))
}

interface Numbered {
  siteId: string
  id: string
  series: string
  before: string
  orderId: string | null
  refundId: string | null
  content: string
  now: Date
}

/** Counts up and writes in one statement, so that it can travel with the commit: everybody waits for the counter. */
const insertNumbered = statement<Numbered>()(
  (_db, slot) => sql`
    with next as (
      insert into invoice_counter (site_id, series, value) values (${slot('siteId')}, ${slot('series')}, 1)
      on conflict (site_id, series) do update set value = invoice_counter.value + 1 returning value
    )
    insert into invoice (site_id, id, series, number, order_id, refund_id, content, created_at)
    select ${slot('siteId')}, ${slot('id')}, ${slot('series')}, next.value, ${slot('orderId')}::uuid, ${slot('refundId')}::uuid,
      jsonb_set(${slot('content')}::jsonb, '{number}', to_jsonb(${slot('before')}::text || next.value)), ${slot('now')}::timestamptz
    from next`,
)

/** What all papers of an order share. */
export function commonOf(platform: Platform, order: Order, { settings }: OrderMatter) {
  const { shipping } = order.addresses
  const sender = settings['shop.invoice_sender'].split('\n').map((line) => line.trim()).filter(Boolean)
  return {
    prefix: settings['shop.invoice_prefix'],
    orderNumber: order.number,
    date: longDay(platform.clock.now(), settings.time_zone),
    isTest: order.is_test,
    from: sender.length > 0 ? sender : [settings.site_name],
    to: shipping ? addressLines(shipping) : [order.email ?? ''].filter(Boolean),
    note: settings['shop.invoice_note'],
  }
}

export function linesOf(rows: OrderMatter['lines'], money: (amount: number) => string) {
  return rows.map(({ id, title, sku, choices, quantity, unit_minor }) => ({
    id,
    title,
    detail: [...choices.map(choiceText), ...(sku ? [sku] : [])].join(', '),
    quantity,
    unit: money(unit_minor),
    total: money(unit_minor * quantity),
  }))
}
