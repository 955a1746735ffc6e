/**
 * Orders of a former shop: finished, paid elsewhere, with their own numbers and prices. They move no stock, take no invoice
 * number and write no email; new orders are numbered after them.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Platform } from '#platform/context.ts'
import { minor, readAmount } from '../pricing/money.ts'
import { accessToken } from '../orders/accessToken.ts'
import { writeEvent } from '../orders/events.ts'
import { address, givenAddress, type Address, type Choice } from '../schema.ts'
import { cellOf, type NamedRow, lineError } from './importKind.ts'
import { importProblems } from './texts/importProblems.ts'

interface PastOrder {
  number: string
  placedAt: Date
  email: string | null
  currency: string
  includesTax: boolean
  address: Address | null
  shippingTitle: string | null
  shipping: number
  refunded: number
  lines: {
    sku: string | null
    title: string
    choices: Choice[]
    quantity: number
    unit: number
    discount: number
    tax: number
    total: number
  }[]
  total: number
}

export async function orderNumberIsKnown(
  platform: Platform,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set()
  const rows = await platform.db
    .selectFrom('orders')
    .select('number')
    .where('number', 'in', numbers)
    .execute()
  return new Set(rows.map(({ number }) => number))
}

/** @throws Error with the reason in words */
export function readPastOrder(rows: readonly NamedRow[], language: string): PastOrder {
  const [first] = rows
  if (!first) throw new Error(importProblems.no_lines)
  const at = (column: string, row = first) => cellOf(row, column) ?? ''
  const number = at('number')
  if (!/^[\w./-]{1,40}$/.test(number)) throw new Error(importProblems.order_number)
  if (['pending', 'expired', 'cancelled', 'review'].includes(at('order_state')))
    throw new Error(importProblems.order_state({ state: at('order_state') }))
  const placedAt = new Date(at('placed_at'))
  if (Number.isNaN(placedAt.getTime()))
    throw new Error(importProblems.not_a_time({ text: at('placed_at') || importProblems.nothing }))
  const currency = at('currency').toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) throw new Error(importProblems.order_currency)
  const email = at('email')
  if (email !== '' && !z.email().safeParse(email).success)
    throw new Error(importProblems.not_an_email({ text: email }))
  if (at('is_test').toLowerCase() === 'yes') throw new Error(importProblems.test_order)
  const money = (column: string, row = first): number => {
    const text = at(column, row)
    if (text === '') return 0
    const { amount, problem } = readAmount(text, currency, language)
    if (amount === undefined) throw lineError(row, problem)
    return amount
  }
  const includesTax = at('prices_include_tax').toLowerCase() !== 'no'
  const lines = rows.map((row) => {
    const quantity = Number(at('quantity', row))
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 9999)
      throw lineError(
        row,
        importProblems.no_quantity({ text: at('quantity', row) || importProblems.nothing_there }),
      )
    const [unit, discount, tax] = [money('unit', row), money('line_discount', row), money('line_tax', row)]
    const total = unit * quantity - discount + (includesTax ? 0 : tax)
    if (total < tax) throw lineError(row, importProblems.line_too_small)
    if (at('line_total', row) !== '' && money('line_total', row) !== total)
      throw new Error(importProblems.line_sum({ line: String(row.line) }))
    return {
      sku: at('sku', row) || null,
      title: at('title', row).slice(0, 300) || 'Item',
      choices: choicesOf(at('choices', row)),
      quantity,
      unit,
      discount,
      tax,
      total,
    }
  })
  const shipping = money('shipping')
  const total = lines.reduce((sum, line) => sum + line.total, shipping)
  if (at('total') !== '' && money('total') !== total) throw new Error(importProblems.order_sum)
  const refunded = money('refunded')
  if (refunded > total) throw new Error(importProblems.refunded_more)
  const to = Object.fromEntries(
    ['name', 'line1', 'line2', 'postcode', 'city', 'region', 'country', 'phone'].map((name) => [
      name,
      at(name),
    ]),
  )
  // Of the past nothing is refused for how it was written; a region that is known gets its code.
  const parsed = givenAddress.or(address).safeParse(to)
  return {
    number,
    placedAt,
    email: email || null,
    currency,
    includesTax,
    address: parsed.success ? parsed.data : null,
    shippingTitle: at('shipping_title') || null,
    shipping,
    refunded,
    lines,
    total,
  }
}

function choicesOf(text: string): Choice[] {
  return text.split(';').flatMap((part) => {
    const [name = '', ...rest] = part.split(':')
    const value = rest.join(':').trim()
    return value === '' ? [] : [{ name: name.trim(), value, type: 'option' as const }]
  })
}

/** Writes it whole or not at all. */
export async function importPastOrder(platform: Platform, order: PastOrder): Promise<void> {
  const at: Platform = { ...platform, clock: { now: () => order.placedAt } }
  await platform.transaction(async (db) => {
    const id = platform.newId()
    const sum = (of: 'discount' | 'tax') => order.lines.reduce((whole, line) => whole + line[of], 0)
    await db
      .insertInto('orders')
      .values({
        id,
        number: order.number,
        cart_id: null,
        access_token_hash: createHash('sha256').update(accessToken(platform, id)).digest(),
        user_id: null,
        email: order.email,
        currency: order.currency,
        store_id: null,
        order_state: 'completed',
        payment_state:
          order.refunded === 0 ? 'paid' : order.refunded < order.total ? 'partially_refunded' : 'refunded',
        fulfilment_state: 'delivered',
        subtotal_minor: order.lines.reduce((whole, line) => whole + line.unit * line.quantity, 0),
        discount_minor: sum('discount'),
        shipping_minor: order.shipping,
        tax_minor: sum('tax'),
        total_minor: order.total,
        paid_minor: order.total,
        refunded_minor: order.refunded,
        prices_include_tax: order.includesTax,
        addresses: JSON.stringify(order.address ? { shipping: order.address } : {}),
        shipping_title: order.shippingTitle,
        is_test: false,
        provider: 'manual',
        cart_hash: '',
        created_at: order.placedAt,
        placed_at: order.placedAt,
      })
      .execute()
    await db
      .insertInto('order_line')
      .values(
        order.lines.map((line, position) => ({
          id: platform.newId(),
          order_id: id,
          position,
          variant_id: null,
          post_id: null,
          title: line.title,
          url: '',
          sku: line.sku,
          choices: JSON.stringify(line.choices),
          image: null,
          unit_minor: line.unit,
          quantity: line.quantity,
          discount_minor: line.discount,
          net_minor: line.total - line.tax,
          tax_minor: line.tax,
          total_minor: line.total,
          prices_include_tax: order.includesTax,
        })),
      )
      .execute()
    const paymentId = platform.newId()
    await db
      .insertInto('payment')
      .values({
        id: paymentId,
        order_id: id,
        provider: 'manual',
        provider_ref: `import_${id}`,
        capture_ref: null,
        url: null,
        kind: 'checkout',
        state: 'succeeded',
        amount_minor: order.total,
        currency: order.currency,
        idem_key: `import_${id}`,
        expires_at: order.placedAt,
        created_at: order.placedAt,
      })
      .execute()
    if (order.refunded > 0) {
      await db
        .insertInto('refund')
        .values({
          id: platform.newId(),
          payment_id: paymentId,
          order_id: id,
          amount_minor: minor(order.refunded),
          state: 'succeeded',
          provider_ref: `import_${id}`,
          restock: false,
          actor_id: null,
          created_at: order.placedAt,
        })
        .execute()
    }
    await writeEvent(at, db, id, 'imported')
    if (/^\d{1,15}$/.test(order.number))
      await sql`select setval('shop_order_number', greatest(nextval('shop_order_number'), ${Number(order.number)}::bigint))`.execute(
        db,
      )
  })
}
