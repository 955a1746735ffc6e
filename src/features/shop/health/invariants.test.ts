/** Each invariant finds the fault that it is there for: one is planted in the tables, and its query speaks up. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  addToCart,
  createPaymentSession,
  press,
  publishProduct,
  paymentSessionOf,
} from '#test/support/shop.ts'
import { shopUnderTest } from '#test/support/shopUnderTest.ts'
import type { TestSite } from '#test/support/site.ts'
import { brokenInvariants, invariantNames } from './invariants.ts'

let site: TestSite
shopUnderTest((opened) => {
  site = opened
})

/** Checks and keys that stand before the invariants are dropped first, in the transaction that is rolled back. */
const plants: Record<string, string> = {
  I1: `alter table stock_level drop constraint stock_level_check;
    update stock_level set on_hand = reserved - 1 where reserved > 0;
    update stock_movement set delta_on_hand = 0 where reason = 'initial' and variant_id in (select variant_id from stock_level where on_hand < reserved)`,
  I2: `update stock_level set reserved = reserved + 1 where reserved > 0`,
  I3: `update stock_level set on_hand = on_hand + 3`,
  I4: `set constraints all deferred; alter table orders drop constraint orders_check1; update orders set total_minor = total_minor + 1 where order_state = 'pending'`,
  I5: `update orders set paid_minor = paid_minor - 1 where order_state = 'placed'`,
  I6: `insert into payment select gen_random_uuid(), order_id, provider, gen_random_uuid()::text, capture_ref, url, kind, state, amount_minor, currency,
      gen_random_uuid()::text, expires_at, created_at from payment where state = 'succeeded'; update orders set paid_minor = 2 * paid_minor where order_state = 'placed'`,
  I7: `insert into refund (id, payment_id, order_id, amount_minor, state, restock, created_at)
      select gen_random_uuid(), id, order_id, amount_minor + 1, 'requested', false, created_at from payment where state = 'succeeded'`,
  I8: `drop index orders_live_per_cart; update orders set cart_id = (select cart_id from orders where order_state = 'placed' limit 1)`,
  I9: `update payment_event set processed_at = null, received_at = received_at - interval '11 minutes'`,
  // That a line says it has a price of its own excuses only an order that staff made.
  I10: `update order_line set is_own_price = true; update price_history set amount_minor = amount_minor - 1, at = at - interval '1 hour'`,
  I11: `update orders set hold_expires_at = created_at - interval '1 hour' where order_state = 'pending'`,
  I12: `insert into discount (id, code, kind, value, limit_total, created_at) select gen_random_uuid(), 'ONCE', 'fixed', 1, 1, now();
    insert into discount_use (id, discount_id, order_id, used_at)
      select gen_random_uuid(), discount.id, orders.id, now() from orders, discount`,
}

test('F-SHOP-13 there is a planted fault for each of the twelve invariants', () => {
  expect(invariantNames.map((name) => name.split(' ')[0])).toEqual(Object.keys(plants))
})

test.each(Object.entries(plants))('F-SHOP-13 %s finds its fault', async (invariant, plant) => {
  const { platform } = site
  const bowl = await publishProduct(site, { metas: { product_price: '20.00', product_quantity: '9' } })
  const [paying, waiting] = [site.visitor(), site.visitor()]
  for (const buyer of [paying, waiting]) await addToCart(buyer, bowl)
  const url = String((await createPaymentSession(paying)).body.d)
  await press(site, url, 'pay')
  await paying.get('/api/shop/checkout-complete', { session_id: paymentSessionOf(url) })
  await createPaymentSession(waiting)
  expect(await brokenInvariants(platform)).toEqual([])
  const rollBack = new Error('rolled back')
  let found: string[] = []
  const work = platform.db.transaction().execute(async (db) => {
    await sql.raw(plant).execute(db)
    found = (await brokenInvariants({ ...platform, db })).map((one) => one.invariant.split(' ')[0] ?? '')
    throw rollBack
  })
  await expect(work).rejects.toBe(rollBack)
  expect(found).toContain(invariant)
})
