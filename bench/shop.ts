/**
 * `npm run bench:shop`: adding to a cart, guests who buy, the payment page's own time, memory after it, and lists of
 * 100,000 products; beside node:http with bare pg statements on the same database, in turns, medians of the rounds.
 * `--rounds 5`, `--seconds 6`, `--no-large`; `--contention 100000` runs contended checkouts instead, with kill -9 in between.
 */
import pg from 'pg'
import { build } from '../scripts/prepare.mjs'
import { Connections } from './connections.ts'
import { contend, describeContention } from './contention.ts'
import { describeLarge, measureLarge } from './large.ts'
import { memoryOf } from './memory.ts'
import { stolenShare } from './processor.ts'
import { report, type Figure } from './report.ts'
import { startShopBaseline } from './shopBaseline.ts'
import { asked, checkOut, shopperAt, type Shopper } from './shopClient.ts'
import { startShopSite } from './shopSite.ts'
import { medianOf, p95Of } from './statistics.ts'

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : (process.argv[at + 1] ?? '')
}
const rounds = Number(argument('--rounds') ?? 3)
const seconds = Number(argument('--seconds') ?? 4)
const warmUpSeconds = 2
const statisticsSeconds = 8
/** Orders that the shop has before it is measured: one that has been open for a while, its plans made with statistics. */
const earlierOrders = 500

interface Round {
  times: number[]
  perSecond: number
  /** What the machine's host took of its processors meanwhile, from 0 to 1. */
  stolen: number
}

/** Closed loop: each client starts again as soon as it has its answer. */
async function loop(
  clients: number,
  forSeconds: number,
  work: (client: number) => Promise<void>,
): Promise<Round> {
  const started = performance.now()
  const stolen = stolenShare()
  const times: number[] = []
  const until = started + forSeconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) {
        const from = performance.now()
        await work(client)
        times.push(performance.now() - from)
      }
    }),
  )
  return { times, perSecond: (times.length * 1000) / (performance.now() - started), stolen: stolen() }
}

/** The rounds of our own and of the yardstick, in turns. */
async function inTurns(own: () => Promise<Round>, other: () => Promise<Round>) {
  const pairs: { own: Round; other: Round }[] = []
  for (let round = 0; round < rounds; round += 1) pairs.push({ own: await own(), other: await other() })
  const middle = (pick: (pair: { own: Round; other: Round }) => number) => medianOf(pairs.map(pick))
  return {
    p50: middle(({ own: { times } }) => medianOf(times)),
    p95: middle(({ own: { times } }) => p95Of(times)),
    perSecond: middle((pair) => pair.own.perSecond),
    otherP50: middle(({ other: { times } }) => medianOf(times)),
    otherPerSecond: middle((pair) => pair.other.perSecond),
    slower: middle((pair) => medianOf(pair.own.times) / medianOf(pair.other.times)),
    share: middle((pair) => pair.own.perSecond / pair.other.perSecond),
    stolen: `${Math.round(100 * middle(({ own }) => own.stolen))} % of the processors' time was the host's`,
  }
}

/** As the database does by itself within a minute of many changes. */
async function gatherStatistics(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

async function measure(): Promise<Figure[]> {
  const figures: Figure[] = []
  const connections = new Connections()
  const { server, products, connectionString } = await startShopSite()
  const baseline = await startShopBaseline(connectionString)
  try {
    process.stdout.write(`${earlierOrders} orders of earlier days …\n`)
    let made = 0
    const buy = async () => {
      while ((made += 1) <= earlierOrders)
        await checkOut(shopperAt(server.url, connections), products, () => undefined)
    }
    await Promise.all(Array.from({ length: 8 }, buy))
    await gatherStatistics(connectionString)
    const sessions: number[] = []
    const guest = () => checkOut(shopperAt(server.url, connections), products, (_, ms) => sessions.push(ms))
    // New statistics make each connection plan its statements anew.
    await loop(8, statisticsSeconds, guest)

    const bare = Array.from({ length: 10 }, () => shopperAt(baseline.url, connections))
    const add = (shopper: Shopper, product = products[0]) =>
      asked(shopper.call('POST', '/api/shop/cart', { post_id: product, value: {}, quantity: 1 })).then(
        () => undefined,
      )

    for (const [clients, goal] of [
      [1, 8],
      [10, 25],
    ] as const) {
      process.stdout.write(`Add to a cart of three, ${clients} at once …\n`)
      const shoppers = Array.from({ length: clients }, () => shopperAt(server.url, connections))
      for (const shopper of shoppers) for (const product of products) await add(shopper, product)
      // A line holds 9,999 items: each round of adding begins with a smaller one than that.
      const own = () =>
        loop(clients, seconds, (client) =>
          add(shoppers[client % clients] ?? shopperAt(server.url, connections)),
        )
      const other = () =>
        loop(clients, seconds, (client) =>
          asked(
            (bare[client] ?? shopperAt(baseline.url, connections)).call('POST', '/add', { product: 1 }),
          ).then(() => undefined),
        )
      await loop(clients, warmUpSeconds, (client) =>
        add(shoppers[client % clients] ?? shopperAt(server.url, connections)),
      )
      const found = await inTurns(own, other)
      figures.push({
        name: `Add to a cart of three, ${clients === 1 ? '1 client' : `${clients} clients`}`,
        value: `p50 ${found.p50.toFixed(1)} ms, p95 ${found.p95.toFixed(1)} ms, ${Math.round(found.perSecond)}/s`,
        compared: `${found.slower.toFixed(1)} x the time of node:http with one bare statement (p50 ${found.otherP50.toFixed(1)} ms); ${found.stolen}`,
        goal: `p95 at most ${goal} ms`,
        verdict: found.p95 <= goal ? 'met' : 'missed',
      })
    }

    process.stdout.write('Guests who buy three things …\n')
    sessions.length = 0
    const bought = await inTurns(
      () => loop(8, seconds, guest),
      () =>
        loop(8, seconds, (client) =>
          asked(
            (bare[client] ?? shopperAt(baseline.url, connections)).call('POST', '/order', { product: 1 }),
          ).then(() => undefined),
        ),
    )
    figures.push({
      name: 'Guest checkout, 8 clients: three adds, address, payment page, Pay, receipt',
      value: `${bought.perSecond.toFixed(0)} orders/s, p50 ${bought.p50.toFixed(0)} ms, p95 ${bought.p95.toFixed(0)} ms`,
      compared: `${bought.share.toFixed(3)} x one bare transaction with a hold (${Math.round(bought.otherPerSecond)}/s); ${bought.stolen}`,
      goal: 'at least 60/s, p95 at most 200 ms',
      verdict: bought.perSecond >= 60 && bought.p95 <= 200 ? 'met' : 'missed',
    })
    figures.push({
      name: 'Of it create-session (test payments: the provider is a row)',
      value: `p50 ${medianOf(sessions).toFixed(1)} ms, p95 ${p95Of(sessions).toFixed(1)} ms`,
      compared: '',
      goal: 'for the record, other requests wait beside it',
      verdict: 'for the record',
    })

    process.stdout.write('Create-session alone …\n')
    const alone: number[] = []
    for (let round = 0; round < rounds * 40; round += 1)
      await checkOut(shopperAt(server.url, connections), products, (_, ms) => alone.push(ms))
    figures.push({
      name: 'Create-session, one guest after the other',
      value: `p50 ${medianOf(alone).toFixed(1)} ms, p95 ${p95Of(alone).toFixed(1)} ms`,
      compared: '',
      goal: 'p95 at most 40 ms',
      verdict: p95Of(alone) <= 40 ? 'met' : 'missed',
    })
    const megabytes = memoryOf(server.process.pid ?? 0)
    figures.push({
      name: 'Memory (RSS) of the server after these runs',
      value: `${megabytes} MB`,
      compared: '',
      goal: 'at most 250 MB',
      verdict: megabytes <= 250 ? 'met' : 'missed',
    })
  } finally {
    baseline.stop()
    connections.close()
    await server.remove()
  }
  if (process.argv.includes('--no-large')) return figures
  const large = await measureLarge(20, (line) => process.stdout.write(`${line}\n`))
  for (const { name, value, goal, isMet } of describeLarge(large))
    figures.push({
      name,
      value,
      compared: '',
      goal,
      verdict: isMet === null ? 'for the record' : isMet ? 'met' : 'missed',
    })
  return figures
}

build()
const attempts = argument('--contention')
if (attempts === undefined)
  report(
    'shop figures',
    `${rounds} interleaved rounds of ${seconds} s, medians, clients on the same machine.`,
    await measure(),
  )
else {
  const contention = await contend({
    attempts: Number(attempts || 100_000),
    everyMs: 20_000,
    log: (line) => process.stdout.write(`${line}\n`),
  })
  report(
    'contention',
    'Two processes on one database, each killed (kill -9) in turns while buyers go on.',
    describeContention(contention),
  )
}
