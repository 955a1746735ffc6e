/**
 * Contended checkouts over two processes on one database, each killed (kill -9) in turns: many buyers want a few items at
 * the same instant, some pay, some decline, some walk away. Afterwards stock, payments and every cent are counted again.
 */
import pg from 'pg'
import { administratorClient } from '../test/support/httpClient.ts'
import { startServer, type RunningServer } from '../test/support/server.ts'
import { Connections } from './connections.ts'
import type { Figure } from './report.ts'
import { home, shopperAt, type ShopAnswer, type Shopper } from './shopClient.ts'
import { addProduct, shopEnvironment, startShopSite } from './shopSite.ts'

export interface ContentionOptions {
  attempts: number
  /** How long after the return of one process the other one is killed, in milliseconds; 0 kills none. */
  everyMs: number
  log(line: string): void
}

export interface Contention {
  attempts: number
  perSecond: number
  sold: number
  refused: number
  /** Requests that were cut by a kill and asked again. */
  cut: number
  kills: number
  serverErrors: number
  oversold: number
  doubleCharges: number
  centsOff: number
  broken: string[]
}

const buyersPerProduct = 25
const rivals = 2

/** What the bowls cost with tax and delivery, computed here once more and apart from the shop: 10.75 % on all of it. */
const prices = [2499, 1999, 333]
const shipping = 644
const taxed = (net: number) => net + Math.floor((net * 107_500 * 2 + 1_000_000) / 2_000_000)
const totalOf = (price: number) => taxed(price) + taxed(shipping)

export async function contend({ attempts: wanted, everyMs, log }: ContentionOptions): Promise<Contention> {
  const { server: first, admin, connectionString } = await startShopSite()
  const environment = { ...shopEnvironment, DATABASE_URL: connectionString }
  const servers: RunningServer[] = []
  const connections = new Connections()
  const db = new pg.Pool({ connectionString, max: 2 })
  const result: Contention = {
    attempts: 0,
    perSecond: 0,
    sold: 0,
    refused: 0,
    cut: 0,
    kills: 0,
    serverErrors: 0,
    oversold: 0,
    doubleCharges: 0,
    centsOff: 0,
    broken: [],
  }
  let isOver = false
  try {
    // Both sell from the database that the first one started; that one serves nobody.
    for (let n = 0; n < 2; n += 1)
      servers.push(await startServer({ dataDirectory: first.dataDirectory, environment }))
    const url = (at: number) => () => servers[at % 2]?.url ?? ''

    /** Asks until there is an answer, as a browser does that tries again. */
    async function persistently(work: () => Promise<ShopAnswer>): Promise<ShopAnswer> {
      for (;;) {
        try {
          const answer = await work()
          if (answer.status < 500) return answer
          result.serverErrors += 1
          log(`answered ${answer.status}: ${answer.error?.message ?? ''}`)
        } catch {
          if (isOver) throw new Error('No server answers any more')
          result.cut += 1
          await new Promise((done) => setTimeout(done, 50))
        }
      }
    }

    async function fill(shopper: Shopper, post_id: string): Promise<void> {
      await persistently(() => shopper.call('POST', '/api/shop/cart', { post_id, value: {}, quantity: 1 }))
      await persistently(() =>
        shopper.call('POST', '/api/shop/checkout', { email: 'ada@example.test', address: home }),
      )
    }

    /** One product: all its buyers at once, round after round, each round with a few items more. */
    async function sell(at: number): Promise<void> {
      const price = prices[at % prices.length] ?? 0
      const product = await addProduct(admin, (price / 100).toFixed(2), '0')
      const variant = (await db.query('select id from product_variant where post_id = $1', [product])).rows[0]
      const buyers = Array.from({ length: buyersPerProduct }, (_, n) => shopperAt(url(at + n), connections))
      const restock = (quantity: number) =>
        db.query(
          `with moved as (insert into stock_movement (id, variant_id, store_id, delta_on_hand, delta_reserved, reason, at)
             select gen_random_uuid(), variant_id, store_id, $2, 0, 'received', now() from stock_level where variant_id = $1)
           update stock_level set on_hand = on_hand + $2 where variant_id = $1`,
          [variant.id, quantity],
        )
      await restock(1)
      for (const buyer of buyers) await fill(buyer, product)
      for (let round = 0; result.attempts < wanted; round += 1) {
        result.attempts += buyers.length
        const answers = await Promise.all(
          buyers.map((buyer) => persistently(() => buyer.call('GET', '/api/shop/create-session'))),
        )
        const won = answers.flatMap((answer, index) =>
          answer.status === 200 ? [{ buyer: buyers[index], page: new URL(answer.d).pathname }] : [],
        )
        result.refused += answers.length - won.length
        await Promise.all(
          won.map(async ({ buyer, page }, index) => {
            if (!buyer) return
            const action = (round + index) % 4 === 0 ? 'decline' : 'pay'
            const { location } = await persistently(() => buyer.call('POST', page, `action=${action}`))
            // The page comes back whatever became of the event: asking for the receipt settles it.
            const { d } = await persistently(() =>
              buyer.call('GET', `/api/shop/checkout-complete${new URL(location).search}`),
            )
            if (d?.status !== 'paid') return
            result.sold += 1
            await fill(buyer, product)
            await restock(1)
          }),
        )
      }
    }

    async function killInTurns(): Promise<void> {
      while (!isOver && everyMs > 0) {
        const since = performance.now()
        while (!isOver && performance.now() - since < everyMs)
          await new Promise((done) => setTimeout(done, 100))
        if (isOver) return
        const at = result.kills % 2
        const victim = servers[at]
        if (!victim) return
        await victim.kill()
        result.kills += 1
        servers[at] = await startServer({
          dataDirectory: first.dataDirectory,
          environment: { ...environment, PORT: new URL(victim.url).port },
        })
        log(`${result.attempts} attempts, ${result.sold} sold, ${result.kills} kills`)
      }
    }

    const started = performance.now()
    const killing = killInTurns()
    await Promise.all(Array.from({ length: rivals * prices.length }, (_, at) => sell(at)))
    result.perSecond = (result.attempts * 1000) / (performance.now() - started)
    isOver = true
    await killing
    await count(db, result)
    const check = await (await administratorClient(url(0)())).call('POST', '/api/shop/check')
    result.broken = check.d?.broken?.map(({ invariant }: { invariant: string }) => invariant) ?? [
      `The check answered ${check.status}`,
    ]
    return result
  } finally {
    isOver = true
    connections.close()
    await db.end()
    for (const server of servers) await server.kill()
    await first.remove()
  }
}

/** Counts in the tables: items sold against items received, charges for each cart, every total against the sum made here. */
async function count(db: pg.Pool, result: Contention): Promise<void> {
  const one = async (text: string, values: unknown[] = []): Promise<number> =>
    Number((await db.query(text, values)).rows[0]?.n ?? 0)
  result.oversold = await one(`
    select coalesce(sum(greatest(0, sold.quantity - received.quantity)), 0) as n from
      (select variant_id, sum(quantity) as quantity from order_line join orders on orders.id = order_line.order_id
        where order_state in ('pending', 'placed', 'review') group by variant_id) sold
      join (select variant_id, sum(delta_on_hand) as quantity from stock_movement where delta_on_hand > 0 group by variant_id) received using (variant_id)`)
  result.doubleCharges = await one(`
    select count(*) as n from (select cart_id from orders join test_payment_session on test_payment_session.order_id = orders.id
      where test_payment_session.state = 'paid' group by cart_id having count(*) > 1) twice`)
  const totals = prices.map((price) => `(${price}, ${totalOf(price)})`).join(', ')
  result.centsOff = await one(`
    select coalesce(sum(abs(orders.total_minor - expected.total) + abs(orders.paid_minor - coalesce(paid.amount, 0))), 0) as n from orders
      join order_line on order_line.order_id = orders.id join (values ${totals}) as expected (price, total) on expected.price = order_line.unit_minor
      left join (select order_id, sum(amount_minor) as amount from test_payment_session where state = 'paid' group by order_id) paid on paid.order_id = orders.id`)
}

export function describeContention(found: Contention): Figure[] {
  const none = (name: string, value: number | string, isNone: boolean): Figure => ({
    name,
    value: String(value),
    compared: '',
    goal: '0',
    verdict: isNone ? 'met' : 'missed',
  })
  return [
    {
      name: 'Contended checkouts over two processes',
      value: `${found.attempts} attempts, ${Math.round(found.perSecond)}/s: ${found.sold} sold, ${found.refused} told that it is gone`,
      compared: '',
      goal: '100,000',
      verdict: found.attempts >= 100_000 ? 'met' : 'for the record',
    },
    {
      name: 'Processes killed meanwhile',
      value: `${found.kills}, ${found.cut} requests asked again`,
      compared: '',
      goal: '',
      verdict: 'for the record',
    },
    none('Items sold beyond stock', found.oversold, found.oversold === 0),
    none('Carts charged twice', found.doubleCharges, found.doubleCharges === 0),
    none('Cents off', found.centsOff, found.centsOff === 0),
    none('Answers of the shop that were server errors', found.serverErrors, found.serverErrors === 0),
    none('Broken invariants (I1 to I12)', found.broken.join(', ') || 0, found.broken.length === 0),
  ]
}
