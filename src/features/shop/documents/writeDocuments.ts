/**
 * Invoices and credit notes: written once, with the next number of their series, in the transaction of the payment or
 * refund that causes them. The counter is a row of its own; its lock makes the numbers come one after another, and a
 * transaction that fails gives its number back.
 */
import { sql, type Selectable } from 'kysely'
import { addressLines } from '#blocks/cart/addressLines.ts'
import type { Db, Platform } from '#platform/context.ts'
import { statement } from '#platform/database/statement.ts'
import { defer, runBatch } from '#platform/database/batch.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import { choiceText } from '#ui/choiceText.ts'
import { formatLongDate } from '#ui/formatLongDate.ts'
import { formatPrice } from '#ui/price.ts'
import { common } from '#ui/texts/common.ts'
import { currencyDataOf } from '../pricing/shopContext.ts'
import type { Order } from '../orders/events.ts'
import { reasonText } from '../orders/refundReason.ts'
import { taxTitle } from '../orders/taxTitle.ts'
import { documentLines } from './texts/documentLines.ts'
import { readOrderDetails, type OrderDetails } from '../orders/orderDetails.ts'
import { addedTaxes, type TaxPart } from '../orders/refundParts.ts'
import type { RefundTable } from '../payments/tables.ts'
import { statedShipping } from '../pricing/totals.ts'
import type { ShopDocument } from './documentShape.ts'

/** Writes the invoice of a paid order. @param known where the caller has read it already */
export async function writeInvoice(
  platform: Platform,
  db: Db,
  order: Order,
  known?: OrderDetails,
): Promise<void> {
  const details = known ?? (await readOrderDetails(db, order.id))
  await inLanguage(details.settings.site_language, () => keepInvoice(platform, db, order, details))
}

async function keepInvoice(platform: Platform, db: Db, order: Order, details: OrderDetails): Promise<void> {
  const shared = commonOf(platform, order, details)
  const series = order.is_test ? 'test' : 'main'
  const money = moneyOf(order)
  const content: Unnumbered = {
    ...shared,
    kind: 'invoice',
    invoiceNumber: null,
    lines: linesOf(details.lines, money),
    sums: [
      { title: common.subtotal, amount: money(order.subtotal_minor) },
      ...(order.discount_minor > 0
        ? [{ title: common.discount, amount: `−${money(order.discount_minor)}` }]
        : []),
      ...(order.shipping_title
        ? [
            {
              title: order.shipping_title,
              amount: money(
                statedShipping(
                  { shipping: order.shipping_minor, shippingTax: order.shipping_tax_minor },
                  order.prices_include_tax,
                ),
              ),
            },
          ]
        : []),
      ...details.taxes.map((tax) => ({
        title: taxTitle(tax, order.prices_include_tax),
        amount: money(tax.amount_minor),
      })),
      { title: common.total, amount: money(order.total_minor), isTotal: true },
    ],
  }
  await keep(platform, db, {
    series,
    before: beforeNumber(shared),
    orderId: order.id,
    refundId: null,
    content,
  })
}

/**
 * Writes the credit note of a refund that has gone through: what came back, with the taxes that it was sold with. There is none
 * for an order without an invoice, nor for money that was paid beyond the order.
 */
export async function writeCreditNote(
  platform: Platform,
  db: Db,
  order: Order,
  refund: Credited,
  details: OrderDetails,
): Promise<void> {
  await inLanguage(details.settings.site_language, () => keepCreditNote(platform, db, order, refund, details))
}

type Credited = Pick<Selectable<RefundTable>, 'id' | 'kind' | 'reason' | 'shipping_minor' | 'shipping_taxes'>

async function keepCreditNote(
  platform: Platform,
  db: Db,
  order: Order,
  refund: Credited,
  details: OrderDetails,
): Promise<void> {
  const ofRefund = db
    .selectFrom('refund_line')
    .select(['order_line_id', 'quantity', 'amount_minor', 'taxes'])
    .where('refund_id', '=', refund.id)
  const ofOrder = db.selectFrom('invoice').select(['number', 'content']).where('order_id', '=', order.id)
  const [[invoice], parts] = await runBatch(db, ofOrder, ofRefund)
  const shipping = { amount_minor: refund.shipping_minor, taxes: refund.shipping_taxes }
  const all = [...parts, shipping]
  const whole = all.reduce((sum, part) => sum + part.amount_minor, 0)
  if (!invoice || whole === 0) return
  const shared = commonOf(platform, order, details)
  const money = moneyOf(order)
  const includesTax = order.prices_include_tax
  const shown = ({ amount_minor, taxes }: typeof shipping) => amount_minor - (includesTax ? 0 : taxOf(taxes))
  const line = (title: string, amount: number, { quantity = 1, detail = '' } = {}) => ({
    title,
    detail,
    quantity,
    unit: amount % quantity === 0 ? money(amount / quantity) : '',
    total: money(amount),
  })
  const lines = linesOf(details.lines, money).flatMap(({ id, title, detail }) =>
    parts
      .filter((part) => part.order_line_id === id && part.quantity > 0)
      .map((part) => line(title, shown(part), { quantity: part.quantity, detail })),
  )
  const reduction = parts.filter(({ quantity }) => quantity === 0).reduce((sum, part) => sum + shown(part), 0)
  const taxes = addedTaxes(all)
  const content: Unnumbered = {
    ...shared,
    kind: 'credit',
    // Whom the invoice names, wherever the parcel goes since.
    to: invoice.content?.to ?? shared.to,
    invoiceNumber: invoice.content?.number ?? String(invoice.number),
    lines: [
      ...lines,
      ...(reduction > 0
        ? [line(refund.kind === 'dispute' ? documentLines.disputed : documentLines.reduction, reduction)]
        : []),
      ...(refund.shipping_minor > 0
        ? [line(order.shipping_title ?? documentLines.delivery, shown(shipping))]
        : []),
    ],
    sums: [
      ...(taxes.length > 0 ? [{ title: documentLines.net, amount: money(whole - taxOf(taxes)) }] : []),
      ...taxes.map((tax) => ({ title: taxTitle(tax, includesTax), amount: money(tax.amount_minor) })),
      { title: documentLines.given_back, amount: money(whole), isTotal: true },
    ],
    note: [reasonText(refund.reason), shared.note].filter(Boolean).join('\n'),
  }
  const series = order.is_test ? 'test credit' : 'credit'
  await keep(platform, db, {
    series,
    before: `C-${beforeNumber(shared)}`,
    orderId: null,
    refundId: refund.id,
    content,
  })
}

const taxOf = (taxes: readonly TaxPart[]) => taxes.reduce((sum, { amount_minor }) => sum + amount_minor, 0)

/** A document before it has its number. */
type Unnumbered = Omit<ShopDocument, 'number'>

const beforeNumber = ({ prefix, isTest }: { prefix: string; isTest: boolean }) =>
  `${isTest ? 'T-' : ''}${prefix}`

function moneyOf(order: Order): (amount: number) => string {
  const currency = currencyDataOf(order.currency)
  return (amount) => formatPrice(amount, currency)
}

interface Kept {
  series: string
  /** What is before the number. */
  before: string
  orderId: string | null
  refundId: string | null
  content: Unnumbered
}

async function keep(
  platform: Platform,
  db: Db,
  { series, before, orderId, refundId, content }: Kept,
): Promise<void> {
  const { kind, orderNumber, invoiceNumber, date, isTest, from, to, lines, sums, note } = content
  const written = JSON.stringify({
    kind,
    orderNumber,
    invoiceNumber,
    date,
    isTest,
    from,
    to,
    lines,
    sums,
    note,
  })
  const { clock } = platform
  await defer(
    db,
    insertNumbered({
      id: platform.newId(),
      series,
      before,
      orderId,
      refundId,
      content: written,
      now: clock.now(),
    }),
  )
}

interface Numbered {
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
      insert into invoice_counter (series, value) values (${slot('series')}, 1)
      on conflict (series) do update set value = invoice_counter.value + 1 returning value
    )
    insert into invoice (id, series, number, order_id, refund_id, content, created_at)
    select ${slot('id')}, ${slot('series')}, next.value, ${slot('orderId')}::uuid, ${slot('refundId')}::uuid,
      jsonb_set(${slot('content')}::jsonb, '{number}', to_jsonb(${slot('before')}::text || next.value)), ${slot('now')}::timestamptz
    from next`,
)

/** What all documents of an order share. */
export function commonOf(platform: Platform, order: Order, { settings }: OrderDetails) {
  const { shipping, pickup } = order.addresses
  const sender = settings['shop.invoice_sender']
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return {
    prefix: settings['shop.invoice_prefix'],
    orderNumber: order.number,
    date: formatLongDate(platform.clock.now(), settings.time_zone),
    isTest: order.is_test,
    from: sender.length > 0 ? sender : [settings.site_name],
    to: shipping ? addressLines(shipping) : [pickup?.name ?? '', order.email ?? ''].filter(Boolean),
    note: settings['shop.invoice_note'],
  }
}

export function linesOf(rows: OrderDetails['lines'], money: (amount: number) => string) {
  return rows.map(({ id, title, sku, choices, quantity, unit_minor }) => ({
    id,
    title,
    detail: [...choices.map(choiceText), ...(sku ? [sku] : [])].join(', '),
    quantity,
    unit: money(unit_minor),
    total: money(unit_minor * quantity),
  }))
}
