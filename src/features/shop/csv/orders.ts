/** Orders as CSV: a row for each line, the order's own facts on every one. A known number is never written again. */
import { readSetting } from '#features/settings/index.ts'
import type { SaveContext } from '#features/content/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { decimalText, minor } from '../money.ts'
import { filteredOrders, type OrderFilter } from '../orders/orderFilter.ts'
import { importPastOrder, orderNumberIsKnown, readPastOrder } from './pastOrders.ts'
import { outcomeOf, reasonOf, cellOf, type CsvKind, type CsvWish, type LineOutcome, type NamedRow } from './kind.ts'

const columns = [
  'number', 'placed_at', 'email', 'order_state', 'payment_state', 'fulfilment_state', 'is_test', 'currency', 'prices_include_tax',
  'name', 'line1', 'line2', 'postcode', 'city', 'region', 'country', 'phone',
  'sku', 'title', 'choices', 'quantity', 'unit', 'line_discount', 'line_tax', 'line_total',
  'shipping_title', 'shipping', 'discount', 'tax', 'total', 'paid', 'refunded',
] as const
const batch = 300

async function* rows(platform: Platform, db: Db, filter?: OrderFilter): AsyncGenerator<string[][]> {
  const { siteId } = platform
  for (let after = ''; ; ) {
    const placed = db.selectFrom('orders').selectAll('orders').where('orders.site_id', '=', siteId).where('placed_at', 'is not', null)
    let query = (filter ? filteredOrders(placed, filter) : placed).orderBy('orders.id').limit(batch)
    if (after !== '') query = query.where('id', '>', after)
    const orders = await query.execute()
    const last = orders.at(-1)
    if (!last) return
    after = last.id
    const lines = await db
      .selectFrom('order_line')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('order_id', 'in', orders.map(({ id }) => id))
      .orderBy('position')
      .execute()
    const linesOf = Map.groupBy(lines, ({ order_id }) => order_id)
    yield orders.flatMap((order) => {
      const amount = (value: number) => decimalText(minor(value), order.currency)
      const { shipping: to } = order.addresses
      const head = [
        order.number, order.placed_at?.toISOString() ?? '', order.email ?? '', order.order_state, order.payment_state, order.fulfilment_state,
        order.is_test ? 'yes' : 'no', order.currency, order.prices_include_tax ? 'yes' : 'no',
        to?.name ?? '', to?.line1 ?? '', to?.line2 ?? '', to?.postcode ?? '', to?.city ?? '', to?.region ?? '', to?.country ?? '', to?.phone ?? '',
      ]
      const sums = [
        order.shipping_title ?? '', amount(order.shipping_minor), amount(order.discount_minor), amount(order.tax_minor), amount(order.total_minor),
        amount(order.paid_minor), amount(order.refunded_minor),
      ]
      return (linesOf.get(order.id) ?? []).map((line) => [
        ...head,
        line.sku ?? '', line.title, line.choices.map(({ name, value }) => `${name}: ${value}`).join('; '), String(line.quantity),
        amount(line.unit_minor), amount(line.discount_minor), amount(line.tax_minor), amount(line.total_minor),
        ...sums,
      ])
    })
  }
}

async function take(context: SaveContext, things: readonly NamedRow[][], { isWrite }: CsvWish): Promise<LineOutcome[]> {
  const numbers = things.flatMap(([first]) => (first && cellOf(first, 'number')) || [])
  const known = await orderNumberIsKnown(context, numbers)
  const language = await readSetting(context.db, context.siteId, 'site_language')
  const told: LineOutcome[] = []
  for (const thing of things) {
    const [first] = thing
    const number = (first && cellOf(first, 'number')) ?? ''
    if (known.has(number)) {
      told.push(...outcomeOf(thing, 'unchanged', number))
      continue
    }
    try {
      const order = readPastOrder(thing, language)
      if (isWrite) await importPastOrder(context, order)
      told.push(...outcomeOf(thing, 'created', number))
    } catch (error) {
      told.push(...outcomeOf(thing, 'refused', reasonOf(error)))
    }
  }
  return told
}

export const ordersCsv: CsvKind = { columns: async () => [...columns], rows, needed: ['number'], keyOf: (row) => cellOf(row, 'number') ?? '', take }
