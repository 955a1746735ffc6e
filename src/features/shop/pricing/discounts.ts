/** Discount codes: what a code is worth, and that it is never used more often than it may be (I12). */
import { sql } from 'kysely'
import type { Db, Platform } from '#platform/context.ts'
import { defer, runBatch } from '#platform/database/batch.ts'
import { minor, type Minor } from './money.ts'
import { problem } from '../problems.ts'
import { chargeTexts } from './texts/chargeTexts.ts'
import type { DiscountRule } from './totals.ts'

export interface Discount {
  id: string
  code: string
  rule: DiscountRule
  minimum: Minor
  limitTotal: number | null
  limitPerCustomer: number | null
}

/** Returns the discount of a code that is valid now, else null. */
export async function discountBy(
  db: Db,
  now: Date,
  by: { code: string } | { id: string },
): Promise<Discount | null> {
  const query = db.selectFrom('discount').selectAll()
  const row = await (
    'code' in by
      ? query.where(sql<boolean>`lower(code) = ${by.code.trim().toLowerCase()}`)
      : query.where('id', '=', by.id)
  ).executeTakeFirst()
  if (!row || (row.starts_at && row.starts_at > now) || (row.ends_at && row.ends_at <= now)) return null
  const rule: DiscountRule =
    row.kind === 'percent'
      ? { kind: 'percent', ppm: row.value }
      : row.kind === 'fixed'
        ? { kind: 'fixed', amount: minor(row.value) }
        : { kind: 'free_shipping' }
  return {
    id: row.id,
    code: row.code,
    rule,
    minimum: minor(row.min_subtotal_minor),
    limitTotal: row.limit_total,
    limitPerCustomer: row.limit_per_customer,
  }
}

interface Buyer {
  account: string | null
  email: string | null
}

function usesQuery(db: Db, discountId: string) {
  return db
    .selectFrom('discount_use')
    .leftJoin('orders', (join) => join.onRef('orders.id', '=', 'discount_use.order_id'))
    .select(['orders.user_id', 'orders.email', 'orders.cart_id', 'orders.order_state'])
    .where('discount_id', '=', discountId)
}

/** Why nobody, or this buyer, may use a code once more; null: it may be used. */
function refusalOf(
  { code, limitTotal, limitPerCustomer }: Discount,
  uses: readonly { user_id: string | null; email: string | null }[],
  { account, email }: Buyer,
): string | null {
  const mailbox = mailboxOf(email)
  const own = uses.filter(
    (use) =>
      (account !== null && use.user_id === account) || (mailbox !== null && mailboxOf(use.email) === mailbox),
  ).length
  if (limitPerCustomer !== null && own >= limitPerCustomer) return chargeTexts.code_used({ code })
  return limitTotal !== null && uses.length >= limitTotal ? chargeTexts.code_used_up({ code }) : null
}

/**
 * Why a cart cannot have its code, as far as is known by now: what the order will refuse is said while it can be changed.
 * What the cart's own waiting order holds counts for it.
 */
export async function whyUsedUp(
  db: Db,
  discount: Discount,
  cart: { id: string; user_id: string | null; email: string | null },
): Promise<string | null> {
  if (discount.limitTotal === null && discount.limitPerCustomer === null) return null
  const uses = await usesQuery(db, discount.id).execute()
  const ofOthers = uses.filter(({ cart_id, order_state }) => cart_id !== cart.id || order_state !== 'pending')
  return refusalOf(discount, ofOthers, { account: cart.user_id, email: cart.email })
}

/**
 * Counts one use of a code for an order, under the lock of the code's row.
 * @throws Problem discount.used_up, discount.email_needed (422)
 */
export async function useDiscount(
  platform: Platform,
  db: Db,
  discount: Discount,
  order: { id: string; account: string | null; email: string | null },
): Promise<void> {
  const lock = db.selectFrom('discount').select('id').where('id', '=', discount.id).forUpdate()
  const [, uses] = await runBatch(db, lock, usesQuery(db, discount.id))
  if (discount.limitPerCustomer !== null && order.account === null && mailboxOf(order.email) === null)
    throw problem('discount.email_needed', { code: discount.code })
  const refusal = refusalOf(discount, uses, order)
  if (refusal) throw problem('discount.used_up', { why: refusal })
  const use = {
    id: platform.newId(),
    discount_id: discount.id,
    order_id: order.id,
    used_at: platform.clock.now(),
  }
  await defer(db, db.insertInto('discount_use').values(use))
}

/** Gives the use back when the order came to nothing. */
export async function giveDiscountBack(db: Db, orderId: string): Promise<void> {
  await db.deleteFrom('discount_use').where('order_id', '=', orderId).execute()
}

/** The mailbox of an email address, however it is written: capitals and what follows a plus sign lead to the same one. */
function mailboxOf(email: string | null): string | null {
  const [name = '', host = ''] = (email ?? '').normalize('NFKC').trim().toLowerCase().split('@')
  return host === '' ? null : `${name.split('+')[0]}@${host}`
}
