/** Orders as CSV: a row for each line, the order's own fields on every one. A known number is never written again. */
import { sql } from 'kysely'
import { readSetting } from '#features/settings/index.ts'
import type { SaveContext } from '#features/content/index.ts'
import type { Db } from '#platform/context.ts'
import { decimalText, minor } from '../pricing/money.ts'
import { statusOfOrder } from '../orders/orderStatus.ts'
import { filteredOrders, type OrderFilter } from '../orders/orderFilter.ts'
import { importPastOrder, orderNumberIsKnown, readPastOrder } from './pastOrderCsv.ts'
import {
  outcomeOf,
  reasonOf,
  cellOf,
  type CsvKind,
  type CsvOptions,
  type LineOutcome,
  type NamedRow,
} from './importKind.ts'

const columns = [
  'number',
  'placed_at',
  'email',
  'order_state',
  'payment_state',
  'fulfilment_state',
  'is_test',
  'currency',
  'prices_include_tax',
  'name',
  'line1',
  'line2',
  'postcode',
  'city',
  'region',
  'country',
  'phone',
  'sku',
  'title',
  'choices',
  'quantity',
  'unit',
  'line_discount',
  'line_tax',
  'line_total',
  'shipping_title',
  'shipping',
  'discount',
  'tax',
  'total',
  'paid',
  'refunded',
  'created_at',
  'status',
  'discount_code',
  'line_tax_rates',
  'invoice_number',
  'payment_provider',
  'payment_reference',
  'tracking',
] as const
const batch = 300

/** What an accountant looks for: code, invoice, where the money is found at the provider, and the parcels. */
const bookkeeping = [
  statusOfOrder.as('status'),
  sql<string | null>`(select string_agg(code, '; ' order by id) from order_adjustment
    where order_adjustment.order_id = orders.id)`.as('discount_code'),
  sql<
    { title: string; ppm: number }[] | null
  >`(select jsonb_agg(jsonb_build_object('title', title, 'ppm', ppm) order by ppm desc) from order_tax_line
    where order_tax_line.order_id = orders.id)`.as('rates'),
  sql<string | null>`(select coalesce(content->>'number', number::text) from invoice
    where invoice.order_id = orders.id)`.as('invoice'),
  sql<
    string | null
  >`(select string_agg(coalesce(capture_ref, provider_ref), '; ' order by created_at, id) from payment
    where payment.order_id = orders.id and (payment.state = 'succeeded' or orders.paid_minor = 0))`.as(
    'reference',
  ),
  sql<
    string | null
  >`(select string_agg(trim(carrier || ' ' || tracking), '; ' order by created_at, id) from shipment
    where shipment.order_id = orders.id and tracking <> '')`.as('tracking'),
]

async function* rows(db: Db, filter?: OrderFilter): AsyncGenerator<string[][]> {
  for (let after = ''; ;) {
    const all = db.selectFrom('orders').selectAll('orders').select(bookkeeping)
    let query = (filter ? filteredOrders(all, filter) : all).orderBy('orders.id').limit(batch)
    if (after !== '') query = query.where('id', '>', after)
    const orders = await query.execute()
    const last = orders.at(-1)
    if (!last) return
    after = last.id
    const lines = await db
      .selectFrom('order_line')
      .selectAll()
      .where(
        'order_id',
        'in',
        orders.map(({ id }) => id),
      )
      .orderBy('position')
      .execute()
    const linesOf = Map.groupBy(lines, ({ order_id }) => order_id)
    yield orders.flatMap((order) => {
      const amount = (value: number) => decimalText(minor(value), order.currency)
      const { shipping: to } = order.addresses
      const head = [
        order.number,
        order.placed_at?.toISOString() ?? '',
        order.email ?? '',
        order.order_state,
        order.payment_state,
        order.fulfilment_state,
        order.is_test ? 'yes' : 'no',
        order.currency,
        order.prices_include_tax ? 'yes' : 'no',
        to?.name ?? '',
        to?.line1 ?? '',
        to?.line2 ?? '',
        to?.postcode ?? '',
        to?.city ?? '',
        to?.region ?? '',
        to?.country ?? '',
        to?.phone ?? '',
      ]
      const amounts = [
        order.shipping_title ?? '',
        amount(order.shipping_minor),
        amount(order.discount_minor),
        amount(order.tax_minor),
        amount(order.total_minor),
        amount(order.paid_minor),
        amount(order.refunded_minor),
        order.created_at.toISOString(),
        order.status,
        order.discount_code ?? '',
      ]
      const payment = [order.invoice ?? '', order.provider, order.reference ?? '', order.tracking ?? '']
      return (linesOf.get(order.id) ?? []).map((line) => [
        ...head,
        line.sku ?? '',
        line.title,
        line.choices.map(({ name, value }) => `${name}: ${value}`).join('; '),
        String(line.quantity),
        amount(line.unit_minor),
        amount(line.discount_minor),
        amount(line.tax_minor),
        amount(line.total_minor),
        ...amounts,
        (line.taxes ?? order.rates ?? []).map(({ title, ppm }) => `${title} ${ppm / 10_000} %`).join('; '),
        ...payment,
      ])
    })
  }
}

async function take(
  context: SaveContext,
  groups: readonly NamedRow[][],
  { isWrite }: CsvOptions,
): Promise<LineOutcome[]> {
  const numbers = groups.flatMap(([first]) => (first && cellOf(first, 'number')) || [])
  const known = await orderNumberIsKnown(context, numbers)
  const language = await readSetting(context.db, 'site_language')
  const outcomes: LineOutcome[] = []
  for (const group of groups) {
    const [first] = group
    const number = (first && cellOf(first, 'number')) ?? ''
    if (known.has(number)) {
      outcomes.push(...outcomeOf(group, 'unchanged', number))
      continue
    }
    try {
      const order = readPastOrder(group, language)
      if (isWrite) await importPastOrder(context, order)
      outcomes.push(...outcomeOf(group, 'created', number))
    } catch (error) {
      outcomes.push(...outcomeOf(group, 'refused', reasonOf(error)))
    }
  }
  return outcomes
}

export const ordersCsv: CsvKind = {
  columns: async () => [...columns],
  rows,
  needed: ['number'],
  keyOf: (row) => cellOf(row, 'number') ?? '',
  take,
}
