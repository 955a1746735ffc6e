/** Many buyers at one instant, holds that run out while somebody pays, carts that want the same rows in any order. */
import { fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { Problem } from '#platform/operations/problem.ts'
import {
  addToCart,
  buyerOf,
  buyersOf,
  contextOf,
  createPaymentSession,
  heldOf,
  press,
  publishProduct,
  roundsOf,
  paymentSessionOf,
} from '#test/support/shop.ts'
import { shopUnderTest } from '#test/support/shopUnderTest.ts'
import type { TestSite } from '#test/support/site.ts'
import { applyPayment } from './payments/applyPayment.ts'
import { createPaymentSession as openPaymentPage } from './checkout/checkout.ts'
import { reconcile } from './payments/reconcile.ts'

let site: TestSite
const clock = shopUnderTest((opened) => {
  site = opened
})

const last = { product_price: '20.00', product_quantity: '1' }

test('F-SHOP-13 T1 fifty buyers want the last item at the same instant and exactly one holds it, time after time', async () => {
  const bowl = await publishProduct(site, { metas: last })
  const buyers = await buyersOf(site, bowl, 50)
  for (let round = 0; round < roundsOf(3, 10); round += 1) {
    const results = await Promise.allSettled(buyers.map((buyer) => openPaymentPage(contextOf(site, buyer))))
    const won = results.filter((result) => result.status === 'fulfilled')
    const messages = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason.code)] : [],
    )
    expect(won).toHaveLength(1)
    expect(new Set(messages)).toEqual(new Set(['cart.refused']))
    expect(await heldOf(site, bowl)).toEqual({ on_hand: 1, reserved: 1 })
    const [winner] = won
    if (winner?.status === 'fulfilled') await press(site, winner.value, 'decline')
    expect(await heldOf(site, bowl)).toEqual({ on_hand: 1, reserved: 0 })
  }
})

test('F-SHOP-13 T1 over HTTP the losers are told on the line, and nobody sees a server error', async () => {
  const bowl = await publishProduct(site, { metas: last })
  const buyers = await buyersOf(site, bowl, 30)
  const answers = await Promise.all(buyers.map((buyer) => createPaymentSession(buyer)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { body } of answers.filter(({ status }) => status !== 200)) {
    expect(body.error?.code).toBe('cart.refused')
    expect(body.error?.data.items[0].msg[0]).toMatch(/^Sold out/)
  }
})

test('F-SHOP-13 T2 buyers who pay slowly never pay beyond the stock', async () => {
  const bowl = await publishProduct(site, { metas: { ...last, product_quantity: '3' } })
  const buyers = await buyersOf(site, bowl, 10)
  const answers = await Promise.all(buyers.map((buyer) => createPaymentSession(buyer)))
  const urls = answers.filter(({ status }) => status === 200).map(({ body }) => String(body.d))
  expect(urls).toHaveLength(3)
  await Promise.all(urls.map((url) => press(site, url, 'pay')))
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 0, reserved: 0 })
})

test('F-SHOP-13 a hold that runs out frees the stock, and a payment that comes too late is settled', async () => {
  const bowl = await publishProduct(site, { metas: last })
  const [first, second] = await buyersOf(site, bowl, 2)
  if (!first || !second) throw new Error('no buyers')
  const url = String((await createPaymentSession(first)).body.d)
  clock.advance(36 * 60_000)
  await reconcile(site.platform)
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 1, reserved: 0 })
  expect((await createPaymentSession(second)).status).toBe(200)
  // The provider took the money although the session had ended: nothing is left to sell, so it goes back.
  await site.platform.db
    .updateTable('test_payment_session')
    .set({ state: 'paid' })
    .where('token', '=', paymentSessionOf(url))
    .execute()
  await applyPayment(site.platform, 'test', paymentSessionOf(url))
  const order = await site.platform.db
    .selectFrom('orders')
    .innerJoin('payment', 'payment.order_id', 'orders.id')
    .select(['orders.order_state', 'orders.payment_state', 'orders.refunded_minor'])
    .where('payment.provider_ref', '=', paymentSessionOf(url))
    .executeTakeFirstOrThrow()
  expect(order).toEqual({ order_state: 'review', payment_state: 'refunded', refunded_minor: 2000 })
})

test('F-SHOP-13 T13 a payment at the moment in which its hold runs out is either kept whole or ends nothing', async () => {
  const bowl = await publishProduct(site, { metas: { ...last, product_quantity: '2000' } })
  const { platform } = site
  let paid = 0
  clock.advance(600_000)
  for (let round = 0; round < roundsOf(40, 500); round += 1) {
    const buyer = await buyerOf(site, bowl)
    const url = await openPaymentPage(contextOf(site, buyer))
    const ref = paymentSessionOf(url)
    // The hold is over, the payment page is not: the worker ends it while the buyer presses Pay.
    const past = new Date(clock.now().getTime() - 300_000)
    await platform.db
      .updateTable('orders')
      .set({ created_at: past, hold_expires_at: clock.now() })
      .where('order_state', '=', 'pending')
      .execute()
    const both = [() => press(site, url, 'pay'), () => reconcile(platform)]
    await Promise.all((round % 2 ? both : both.toReversed()).map((work) => work()))
    const order = await platform.db
      .selectFrom('orders')
      .innerJoin('payment', 'payment.order_id', 'orders.id')
      .innerJoin('reservation', 'reservation.order_id', 'orders.id')
      .select(['order_state', 'payment_state', 'payment.state as payment', 'reservation.state as hold'])
      .where('provider_ref', '=', ref)
      .executeTakeFirstOrThrow()
    const isPaid = order.payment === 'succeeded'
    expect(order).toEqual(
      isPaid
        ? { order_state: 'placed', payment_state: 'paid', payment: 'succeeded', hold: 'committed' }
        : { order_state: 'expired', payment_state: 'unpaid', payment: 'expired', hold: 'released' },
    )
    if (isPaid) paid += 1
  }
  expect(await heldOf(site, bowl)).toEqual({ on_hand: 2000 - paid, reserved: 0 })
})

test('F-SHOP-13 T15 a discount code with one use is used once by thirty checkouts', async () => {
  const { platform } = site
  await platform.db
    .insertInto('discount')
    .values({
      id: platform.newId(),
      code: 'Spring',
      kind: 'percent',
      value: 250_000,
      currency: null,
      limit_total: 1,
      limit_per_customer: null,
      starts_at: null,
      ends_at: null,
      created_at: clock.now(),
    })
    .execute()
  const bowl = await publishProduct(site)
  const buyers = await buyersOf(site, bowl, 30)
  for (const buyer of buyers.slice(0, 1)) {
    const { body } = await buyer.post('/api/shop/checkout', { discount_code: ' spring ' })
    expect(body.d.cart).toMatchObject({ discount: 5, total: 15, discount_code: 'Spring' })
  }
  const { id } = await platform.db.selectFrom('discount').select('id').executeTakeFirstOrThrow()
  await platform.db.updateTable('cart').set({ discount_id: id }).where('state', '=', 'active').execute()
  const results = await Promise.allSettled(buyers.map((buyer) => openPaymentPage(contextOf(site, buyer))))
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
})

test('F-SHOP-13 T17 carts of five products in any order, with the last items among them, never end in a deadlock', async () => {
  const products: string[] = []
  for (let n = 0; n < 24; n += 1)
    products.push(
      await publishProduct(site, {
        metas: { product_price: '7.00', product_quantity: n < 3 ? '3' : '5000' },
      }),
    )
  const failures: unknown[] = []
  let placed = 0
  const workers = Array.from({ length: 20 }, async (_, worker) => {
    for (let order = 0; order < roundsOf(2, 60); order += 1) {
      const buyer = site.visitor()
      const [wanted = []] = fc.sample(fc.shuffledSubarray(products, { minLength: 5, maxLength: 5 }), {
        seed: worker * 1000 + order,
        numRuns: 1,
      })
      for (const product of wanted) await addToCart(buyer, product)
      try {
        const url = await openPaymentPage(contextOf(site, buyer))
        await press(site, url, order % 3 === 0 ? 'decline' : 'pay')
        placed += 1
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'cart.refused') failures.push(error)
      }
    }
  })
  await Promise.all(workers)
  expect(failures).toEqual([])
  expect(placed).toBeGreaterThan(20)
})
