/**
 * The mutation check of the shop's own tests: each guard is taken away at the edge of the database (a condition or a lock in
 * the statement, a key of a table), and the race that the guard is for must then complain. With all guards none does.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { shareOf } from '#test/support/share.ts'
import {
  buyerOf,
  buyersOf,
  contextOf,
  press,
  publishProduct,
  paymentSessionOf,
  setCurrency,
} from '#test/support/shop.ts'
import { watchStatements } from '#test/support/statements.ts'
import { testSite, type TestSite } from '#test/support/site.ts'
import { applyPayment } from './payments/applyPayment.ts'
import { createPaymentSession } from './checkout/checkout.ts'
import { brokenInvariants } from './health/invariants.ts'
import { refundPayment } from './payments/refunds.ts'
import { signEvent } from './payments/providers/signature.ts'
import { testSecret } from './payments/providers/testPayments.ts'
import { receiveEvent } from './payments/webhooks.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

type Race = (site: TestSite) => Promise<string[]>

/** What went wrong in the results: anything that is no refusal in words. */
function errorsOf(
  results: readonly PromiseSettledResult<unknown>[],
  allowed: readonly string[] = [],
): string[] {
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return []
    const { code, message } = result.reason
    return allowed.includes(String(code)) ? [] : [`failed: ${message}`]
  })
}

const bowl = (quantity: string) => ({ metas: { product_price: '20.00', product_quantity: quantity } })

const twentyWantTheLast: Race = async (site) => {
  const buyers = await buyersOf(site, await publishProduct(site, bowl('1')), 20)
  const results = await Promise.allSettled(
    buyers.map((buyer) => createPaymentSession(contextOf(site, buyer))),
  )
  const pages = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const paid = await Promise.allSettled(pages.map((page) => press(site, page, 'pay')))
  return [
    ...(pages.length > 1 ? [`${pages.length} hold the last item`] : []),
    ...errorsOf(results, ['cart.refused']),
    ...errorsOf(paid),
  ]
}

const twentySubmits: Race = async (site) => {
  const buyer = await buyerOf(site, await publishProduct(site, bowl('9')))
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => createPaymentSession(contextOf(site, buyer))),
  )
  const pages = new Set(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])))
  return [...(pages.size > 1 ? [`${pages.size} payment pages for one cart`] : []), ...errorsOf(results)]
}

async function paidSession(site: TestSite): Promise<string> {
  const buyer = await buyerOf(site, await publishProduct(site, bowl('9')))
  const token = paymentSessionOf(await createPaymentSession(contextOf(site, buyer)))
  await site.platform.db
    .updateTable('test_payment_session')
    .set({ state: 'paid' })
    .where('token', '=', token)
    .execute()
  return token
}

const tenApplyOnePayment: Race = async (site) => {
  const token = await paidSession(site)
  return errorsOf(
    await Promise.allSettled(Array.from({ length: 10 }, () => applyPayment(site.platform, 'test', token))),
  )
}

const oneEventTenTimes: Race = async (site) => {
  const token = await paidSession(site)
  const { platform } = site
  const rawBody = Buffer.from(
    JSON.stringify({ id: `evt_${randomUUID()}`, type: 'session.paid', session: token }),
  )
  const signature = signEvent(testSecret(platform), platform.clock.now(), rawBody)
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      receiveEvent(platform, { provider: 'test', rawBody, header: () => signature }),
    ),
  )
  const rows = await platform.db
    .selectFrom('payment_event')
    .select('event_id')
    .where('event_id', '=', JSON.parse(rawBody.toString()).id)
    .execute()
  return [
    ...(rows.length > 1 ? [`the event stands in the inbox ${rows.length} times`] : []),
    ...errorsOf(results),
  ]
}

const tenRefundsOfMost: Race = async (site) => {
  const token = await paidSession(site)
  const orderId = await applyPayment(site.platform, 'test', token)
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => refundPayment(site.platform, { orderId: orderId ?? '', amount: 1200 })),
  )
  const given = results.filter(({ status }) => status === 'fulfilled').length
  return [...(given > 1 ? [`${given} refunds of 60 %`] : []), ...errorsOf(results, ['refund.too_much'])]
}

const twentyUseOneCode: Race = async (site) => {
  const { platform } = site
  const id = platform.newId()
  await platform.db
    .insertInto('discount')
    .values({
      id,
      code: id,
      kind: 'percent',
      value: 100_000,
      currency: null,
      limit_total: 1,
      limit_per_customer: null,
      starts_at: null,
      ends_at: null,
      created_at: platform.clock.now(),
    })
    .execute()
  // Nobody counts its items: no stock row makes these buyers wait for each other.
  const buyers = await buyersOf(site, await publishProduct(site), 20)
  await platform.db.updateTable('cart').set({ discount_id: id }).where('state', '=', 'active').execute()
  const results = await Promise.allSettled(
    buyers.map((buyer) => createPaymentSession(contextOf(site, buyer))),
  )
  return errorsOf(results, ['discount.used_up', 'cart.refused'])
}

interface Mutant {
  race: Race
  /** Rewrites a statement on its way to the database. */
  rewrite(text: string): string
  /** Keys and checks that stand behind the guard and would catch its loss. */
  drop?: string
}

const withoutStockCondition = (text: string) =>
  text.replace(/ and stock\.on_hand - stock\.reserved >= wanted\.quantity/, '')
const withoutLockOn =
  (...tables: string[]) =>
  (text: string) =>
    tables.some((table) => text.includes(`from "${table}"`)) ? text.replace(/ for update$/, '') : text

const mutants: Record<string, Mutant> = {
  'the condition that stock is there': {
    race: twentyWantTheLast,
    rewrite: withoutStockCondition,
    drop: 'alter table stock_level drop constraint stock_level_check',
  },
  'the condition that stock is there, its check still behind it': {
    race: twentyWantTheLast,
    rewrite: withoutStockCondition,
  },
  'the lock on the cart in create-session': { race: twentySubmits, rewrite: withoutLockOn('cart') },
  'the locks in applyPayment': {
    race: tenApplyOnePayment,
    rewrite: withoutLockOn('cart', 'orders', 'payment'),
  },
  'the key of the inbox': {
    race: oneEventTenTimes,
    rewrite: (text) =>
      text.startsWith('insert into "payment_event"')
        ? text.replace(/ on conflict .* returning/, ' returning')
        : text,
    drop: 'alter table payment_event drop constraint payment_event_pkey',
  },
  'the lock before a refund': { race: tenRefundsOfMost, rewrite: withoutLockOn('orders') },
  'the lock on a discount code': { race: twentyUseOneCode, rewrite: withoutLockOn('discount') },
}

/** How often a race is run before its guard counts as not missed. */
const rounds = 8

async function complaintsOf({ race, rewrite, drop }: Mutant, isPlanted: boolean): Promise<string[]> {
  // Named statements keep their text: none may be named here.
  const site = await testSite({ environment: { DATABASE_PREPARE: '0' } })
  try {
    await setCurrency(site, 'EUR')
    if (isPlanted && drop) await sql.raw(drop).execute(site.platform.db)
    if (isPlanted) watchStatements({ rewrite })
    for (let round = 0; round < (isPlanted ? rounds : 2); round += 1) {
      const broken = (complaints: string[]) =>
        brokenInvariants(site.platform).then((found) => [
          ...complaints,
          ...found.map(({ invariant }) => invariant),
        ])
      const complaints = await race(site).then(broken)
      if (complaints.length > 0) return complaints
    }
    return []
  } finally {
    vi.restoreAllMocks()
    await site.close()
  }
}

// Every third of them in `npm test`: the races themselves are asked by the tests of the shop.
describe.each(shareOf(Object.entries(mutants), 0, 3))('F-SHOP-13 %s', (_, mutant) => {
  test('with it nobody complains', async () => {
    expect(await complaintsOf(mutant, false)).toEqual([])
  })
  test('without it somebody does', async () => {
    expect(await complaintsOf(mutant, true)).not.toEqual([])
  })
})
