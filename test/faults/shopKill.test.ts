/**
 * kill -9 at named points of a purchase, an email and a refund: between any two things that the server does. It is started
 * again, the reconciler passes once, and every order is in a state that the table of states allows, with nothing lost.
 */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '#features/shop/index.ts'
import { features } from '#features.ts'
import { readConfig } from '#platform/config.ts'
import { createPlatform, type OpenPlatform } from '#platform/createPlatform.ts'
import { jobs } from '#jobs.ts'
import { openSite } from '#platform/openSite.ts'
import { Connections } from '../../bench/connections.ts'
import { asked, home, shopperAt, type Shopper } from '../../bench/shopClient.ts'
import { addProduct, setUpShop, shopEnvironment } from '../../bench/shopSite.ts'
import { freshDatabase } from '../support/database.ts'
import { openDatabaseDoor, type Cut, type DatabaseDoor } from '../support/databaseDoor.ts'
import { startFakeStripe, type FakeSession, type FakeStripe } from '../support/fakeStripe.ts'
import { administratorClient, anonymousClient } from '../support/httpClient.ts'
import { startMailServer, type MailServer } from '../support/mailServer.ts'
import { openFolder } from '../support/openFolder.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { shareOf } from '../support/share.ts'

const quantity = 3
/** The reconciler lets go what is held for longer than this, and sends letters that somebody claimed. */
const laterMs = 40 * 60_000

let database: Awaited<ReturnType<typeof freshDatabase>>
let stripe: FakeStripe
let mails: MailServer
let door: DatabaseDoor
let server: RunningServer
let adminCookie: string
/** A second node, forty minutes ahead: it runs the reconciler. */
let later: OpenPlatform
// A connection that outlives its server would be cut off once more.
const connections = new Connections()

async function start(dataDirectory: string, port = '0'): Promise<void> {
  door = await openDatabaseDoor(database.connection)
  server = await startServer({
    dataDirectory,
    environment: {
      ...shopEnvironment,
      ...stripe.environment,
      PORT: port,
      DATABASE_URL: door.url,
      SMTP_URL: mails.url,
    },
  })
}

beforeAll(async () => {
  database = await freshDatabase()
  stripe = await startFakeStripe()
  mails = await startMailServer()
  await start(await openFolder('plinth-server-'))
  const admin = await administratorClient(server.url)
  adminCookie = admin.cookie
  await setUpShop(admin)
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SEED_DEMO: '0',
    DATA_DIR: server.dataDirectory,
    SMTP_URL: mails.url,
    ...stripe.environment,
  })
  const clock = { now: () => new Date(Date.now() + laterMs) }
  later = await createPlatform(config, {
    connection: database.connection,
    sealedPlaces: features.sealedPlaces,
    clock,
    poolSize: 4,
  })
  await openSite(later.platform)
})
afterEach(async () => {
  expect(await brokenInvariants(later.platform)).toEqual([])
})
afterAll(async () => {
  connections.close()
  await later.close()
  await server.remove()
  await door.close()
  await mails.close()
  await stripe.close()
  await database.drop()
})

const kill = () => void server.process.kill('SIGKILL')
const atStatement = (cut: Cut) => () => door.cutAt(cut, kill)
const atStripe = (of: string, moment: 'asked' | 'done') => () => stripe.interruptNext(of, moment, kill)
const atMail = (moment: 'called' | 'taken') => () => mails.interruptNext(moment, kill)

/** Lets the server die in the middle of some work and starts it again. */
async function dieDuring(plan: () => void, work: Promise<unknown>): Promise<void> {
  const ended =
    server.process.exitCode === null ? new Promise((done) => server.process.once('exit', done)) : null
  plan()
  const cutOff = work.then(
    (answer) => `It answered: ${JSON.stringify(answer)}`,
    () => 'cut off',
  )
  const how = await Promise.race([ended, cutOff])
  if (typeof how === 'string' && how !== 'cut off') throw new Error(how)
  await server.kill()
  expect(server.process.signalCode).toBe('SIGKILL')
  await door.close()
  await start(server.dataDirectory, new URL(server.url).port)
}

async function job(kind: string): Promise<void> {
  await jobs.find((one) => one.kind === kind)?.run(later.platform, {})
}

interface Purchase {
  product: string
  shopper: Shopper
}

/** A guest with a bowl in the cart, of which there are three. */
async function purchase(): Promise<Purchase> {
  const product = await addProduct(anonymousClient(server.url, adminCookie), '24.99', String(quantity))
  const shopper = shopperAt(() => server.url, connections)
  await asked(shopper.call('POST', '/api/shop/cart', { post_id: product, value: {}, quantity: 1 }))
  await asked(shopper.call('POST', '/api/shop/checkout', { email: 'ada@example.test', address: home }))
  return { product, shopper }
}

const openPage = ({ shopper }: Purchase) => asked(shopper.call('GET', '/api/shop/create-session'))

/** The purchase's payment page at Stripe, paid there; nobody has told the shop. */
async function paidAtStripe(made: Purchase): Promise<FakeSession> {
  const { d: url } = await openPage(made)
  const session = [...stripe.sessions.values()].find((one) => one.url === url)
  if (!session) throw new Error(`No session has the URL ${url}`)
  stripe.act(session.id, 'pay')
  return session
}

async function tell(session: FakeSession): Promise<number> {
  const { payload, headers } = stripe.event('checkout.session.completed', session)
  return (
    await fetch(`${server.url}/api/shop/webhooks/stripe`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: payload,
    })
  ).status
}

/** What is so of a purchase, counted in the tables. */
async function stateOf({ product }: Purchase) {
  const { db } = later.platform
  const orders = await db
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select([
      'orders.id',
      'orders.number',
      'order_state',
      'payment_state',
      'paid_minor',
      'orders.total_minor',
      'refunded_minor',
    ])
    .where('post_id', '=', product)
    .orderBy('attempt')
    .execute()
  const ids = orders.map(({ id }) => id)
  const level = await db
    .selectFrom('stock_level')
    .innerJoin('product_variant', 'product_variant.id', 'stock_level.variant_id')
    .select(['on_hand', 'reserved'])
    .where('post_id', '=', product)
    .executeTakeFirstOrThrow()
  const of = <Row extends { order_id: string | null }>(rows: Row[]) =>
    rows.filter(({ order_id }) => ids.includes(order_id ?? ''))
  const payments = of(await db.selectFrom('payment').select(['order_id', 'state']).execute())
  const refunds = of(await db.selectFrom('refund').select(['id', 'order_id']).execute()).map(({ id }) => id)
  const documents = (await db.selectFrom('invoice').select(['order_id', 'refund_id']).execute()).filter(
    (document) => ids.includes(document.order_id ?? '') || refunds.includes(document.refund_id ?? ''),
  )
  const emails = (await db.selectFrom('outbox').select(['dedupe_key', 'sent_at']).execute()).filter(
    ({ dedupe_key }) => ids.some((id) => dedupe_key.startsWith(`order ${id} `)),
  )
  return {
    orders: orders.map(({ order_state, payment_state }) => `${order_state} ${payment_state}`),
    paid: orders.map(({ paid_minor, total_minor }) => paid_minor / total_minor),
    refunded: orders.reduce((whole, order) => whole + order.refunded_minor, 0),
    charged: payments.filter(({ state }) => state === 'succeeded').length,
    documents: documents.length,
    emails: emails.map(({ dedupe_key }) => dedupe_key.split(' ').slice(2).join(' ')),
    unsent: emails.filter(({ sent_at }) => sent_at === null).length,
    stock: [level.on_hand, level.reserved],
    numbers: orders.map(({ number }) => number),
    ids,
  }
}

const untouched = { charged: 0, documents: 0, emails: [], stock: [quantity, 0] }
const sold = { charged: 1, documents: 1, emails: ['placed'], stock: [quantity - 1, 0] }

const commitOf = (after: RegExp, moment: Cut['moment']) => atStatement({ at: /^commit$/i, after, moment })
const order = /insert into "orders"/
const pageOfOrder = '/v1/checkout/sessions'

/** `npm test` kills at one point of each kind, the long form at every one. */
const oneOf = <Point>(points: readonly Point[]) => shareOf(points, 0, points.length)

const beforePaying: [string, () => void, { orders: number; sessions: number }][] = [
  ['before the order and its hold are committed (T1)', commitOf(order, 'asked'), { orders: 0, sessions: 0 }],
  ['after T1, before anybody hears of it', commitOf(order, 'done'), { orders: 1, sessions: 0 }],
  [
    'when Stripe is called, before it does anything',
    atStripe(pageOfOrder, 'asked'),
    { orders: 1, sessions: 0 },
  ],
  [
    'when Stripe has made its page, before it answers',
    atStripe(pageOfOrder, 'done'),
    { orders: 1, sessions: 1 },
  ],
  [
    'before the URL of the page is kept (T2)',
    atStatement({ at: /update "payment" set "provider_ref"/, moment: 'asked' }),
    { orders: 1, sessions: 1 },
  ],
  [
    'after T2, before the shopper is sent there',
    atStatement({ at: /update "payment" set "provider_ref"/, moment: 'done' }),
    { orders: 1, sessions: 1 },
  ],
]

test.for(oneOf(beforePaying))(
  'F-SHOP-13 T10 killed %s: who leaves frees the item, who comes back buys it',
  async ([, plan, made]) => {
    const before = stripe.sessions.size
    const leaving = await purchase()
    await dieDuring(plan, openPage(leaving))
    expect(stripe.sessions.size - before).toBe(made.sessions)
    await job('shop.reconcile')
    expect(await stateOf(leaving)).toMatchObject({
      ...untouched,
      orders: Array.from({ length: made.orders }, () => 'expired unpaid'),
    })
    // The cart is as it was: the same shopper buys after all.
    expect(await tell(await paidAtStripe(leaving))).toBe(200)
    expect(await stateOf(leaving)).toMatchObject({
      ...sold,
      orders: [...Array.from({ length: made.orders }, () => 'expired unpaid'), 'placed paid'],
    })
  },
)

test.for(oneOf(beforePaying.slice(3, 5)))(
  'F-SHOP-13 T10 killed %s: who asks again at once has one order, one hold and one payment page',
  async ([, plan]) => {
    const before = stripe.sessions.size
    const returning = await purchase()
    await dieDuring(plan, openPage(returning))
    await paidAtStripe(returning)
    expect(stripe.sessions.size - before).toBe(1)
    expect(await stateOf(returning)).toMatchObject({
      ...untouched,
      orders: ['pending unpaid'],
      stock: [quantity, 1],
    })
    await job('shop.reconcile')
    expect(await stateOf(returning)).toMatchObject({ ...sold, orders: ['placed paid'], paid: [1] })
  },
)

const payment = /update "payment" set/
const whilePaying: [string, () => void][] = [
  ['before the event is in the inbox', atStatement({ at: /insert into "payment_event"/, moment: 'asked' })],
  ['after the event is in the inbox', atStatement({ at: /insert into "payment_event"/, moment: 'done' })],
  ['when Stripe is asked whether it is paid', atStripe(pageOfOrder, 'done')],
  [
    'in the middle of placing the order, before its quantity are sold',
    atStatement({ at: /^\s*with held as/, after: payment, moment: 'asked' }),
  ],
  ['before the payment is committed', commitOf(payment, 'asked')],
  ['after the payment is committed', commitOf(payment, 'done')],
  ['before the event is marked as done', atStatement({ at: /update "payment_event"/, moment: 'asked' })],
]

test.for(oneOf(whilePaying))(
  'F-SHOP-13 T10 killed %s: the order is paid once, with one invoice and one letter',
  async ([, plan]) => {
    const made = await purchase()
    const session = await paidAtStripe(made)
    await dieDuring(plan, tell(session))
    await job('shop.reconcile')
    expect(await stateOf(made)).toMatchObject({ ...sold, orders: ['placed paid'], paid: [1] })
    // Stripe had no answer, so it sends the event again.
    expect(await tell(session)).toBe(200)
    expect(await stateOf(made)).toMatchObject({ ...sold, orders: ['placed paid'], paid: [1] })
  },
)

test.for(
  oneOf([
    ['before an email goes out', atMail('called')],
    ['when the mail server has taken an email, before that is written down', atMail('taken')],
  ] as const),
)('F-SHOP-13 T10 killed %s: the buyer has it, a repeat under the same Message-ID', async ([, plan]) => {
  const made = await purchase()
  const session = await paidAtStripe(made)
  // The email goes by itself, seconds later: who was killed with a job in hand has it for a minute.
  await later.platform.db
    .updateTable('job')
    .set({ run_at: new Date() })
    .where('kind', '=', 'mail.send')
    .execute()
  await dieDuring(
    plan,
    tell(session).then(() => new Promise(() => undefined)),
  )
  await job('mail.send')
  const {
    unsent,
    numbers: [number = ''],
    ids: [id = ''],
  } = await stateOf(made)
  expect({ number, unsent }).toEqual({ number: expect.stringMatching(/\d/), unsent: 0 })
  const { id: email } = await later.platform.db
    .selectFrom('outbox')
    .select('id')
    .where('dedupe_key', 'like', `order ${id} placed%`)
    .executeTakeFirstOrThrow()
  const arrived = mails.received.filter((text) => text.includes(`<${email}@`))
  expect(arrived.length).toBeGreaterThanOrEqual(1)
  expect(arrived.every((text) => text.includes(number))).toBe(true)
})

test.for(
  oneOf([
    ['after a refund is written down, before Stripe is called', atStripe('/v1/refunds', 'asked')],
    ['when Stripe has refunded, before it answers', atStripe('/v1/refunds', 'done')],
    ['before what became of a refund is committed', commitOf(/update "refund" set/, 'asked')],
  ] as const),
)('F-SHOP-13 T10 killed %s: the money goes back once', async ([, plan]) => {
  const made = await purchase()
  await tell(await paidAtStripe(made))
  const {
    ids: [id],
  } = await stateOf(made)
  const before = stripe.refunds.size
  const admin = anonymousClient(server.url, adminCookie)
  await dieDuring(plan, admin.call('POST', `/api/shop/orders/${id}/refund`, { amount_minor: 1000 }))
  await job('shop.reconcile')
  expect(stripe.refunds.size - before).toBe(1)
  expect(await stateOf(made)).toMatchObject({
    ...sold,
    orders: ['placed partially_refunded'],
    refunded: 1000,
    documents: 2,
    emails: expect.arrayContaining(['placed']),
  })
})

test('F-SHOP-13 T10 killed when Stripe has ended the page of a changed cart, before its items are free: they are after one pass', async () => {
  const made = await purchase()
  await openPage(made)
  await asked(made.shopper.call('POST', '/api/shop/cart', { post_id: made.product, value: {}, quantity: 1 }))
  await dieDuring(commitOf(/update stock_level/, 'asked'), openPage(made))
  await job('shop.reconcile')
  expect(await stateOf(made)).toMatchObject({ ...untouched, orders: ['expired unpaid'] })
  await paidAtStripe(made)
  await job('shop.reconcile')
  expect(await stateOf(made)).toMatchObject({
    orders: ['expired unpaid', 'placed paid'],
    charged: 1,
    stock: [quantity - 2, 0],
  })
})
