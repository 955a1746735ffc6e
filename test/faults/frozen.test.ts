/** A database that freezes (SIGSTOP of all its processes) under the built server: everybody is told soon, and it goes on by itself. */
import { sql } from 'kysely'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '#features/shop/index.ts'
import { features } from '#features.ts'
import { readConfig } from '#platform/config.ts'
import { createPlatform, type OpenPlatform } from '#platform/createPlatform.ts'
import { placeFor } from '#platform/database/embedded/place.ts'
import { openSite } from '#platform/openSite.ts'
import { Connections } from '../../bench/connections.ts'
import { asked, checkOut, home, shopperAt } from '../../bench/shopClient.ts'
import { addProduct, setUpShop, shopEnvironment } from '../../bench/shopSite.ts'
import { copyOfFirstStart } from '../support/firstStart.ts'
import { administratorClient, type HttpClient } from '../support/httpClient.ts'
import { startServer, type RunningServer } from '../support/server.ts'

const isLinux = process.platform === 'linux'
const shoppers = 12
const quantity = 1000
const metricsToken = 'a-token-of-this-test-only'

let server: RunningServer
let admin: HttpClient
let beside: OpenPlatform
let cluster: string
const connections = new Connections()

beforeAll(async () => {
  if (!isLinux) return
  server = await startServer({
    dataDirectory: await copyOfFirstStart({ SEED_DEMO: '0' }),
    environment: { ...shopEnvironment, LOG_LEVEL: 'silent', METRICS_TOKEN: metricsToken },
  })
  admin = await administratorClient(server.url)
  await setUpShop(admin)
  const place = await placeFor(server.dataDirectory)
  cluster = place.cluster
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SEED_DEMO: '0',
    DATA_DIR: server.dataDirectory,
  })
  beside = await createPlatform(config, {
    connection: { host: place.socketFolder, port: 5432, user: 'plinth', database: 'plinth' },
    sealedPlaces: features.sealedPlaces,
    poolSize: 2,
  })
  await openSite(beside.platform)
})
afterEach(() => {
  if (isLinux) signal('SIGCONT')
})
afterAll(async () => {
  if (!isLinux) return
  connections.close()
  await beside.close()
  await server.remove()
})

/** To the database's first process, then to those that it started; or to these alone, so that new connections work. */
function signal(name: 'SIGSTOP' | 'SIGCONT', isFirstToo = true): void {
  const first = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  if (isFirstToo) process.kill(first, name)
  for (const entry of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    if (parentOf(entry) === first) process.kill(Number(entry), name)
  }
}

function parentOf(pid: string): number {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[1],
    )
  } catch {
    // It ended meanwhile.
    return 0
  }
}

interface Told {
  status: number
  ms: number
  retryAfter: string | null
  text: string
}

async function ask(
  path: string,
  { method = 'GET', body, cookie }: { method?: string; body?: unknown; cookie?: string } = {},
): Promise<Told> {
  const started = performance.now()
  const headers = {
    'x-timestamp': String(Date.now()),
    ...(cookie ? { cookie } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const response = await fetch(server.url + path, {
    method,
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    ms: performance.now() - started,
    retryAfter: response.headers.get('retry-after'),
    text,
  }
}

async function quickAnswers(): Promise<number> {
  const response = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  return Number(/^plinth_http_cached_pages_total (\d+)/m.exec(await response.text())?.[1] ?? 0)
}

async function thaw(): Promise<void> {
  signal('SIGCONT')
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
}

const soldOf = async () =>
  (await beside.platform.db.selectFrom('orders').select('id').where('paid_minor', '>', 0).execute()).length

test.skipIf(!isLinux)(
  '2.13 a frozen database: kept pages are answered, all others are told within two seconds to come back; afterwards everything goes on',
  async () => {
    for (const slug of ['kept', 'unseen']) {
      expect(
        (
          await admin.call('POST', '/api/posts', {
            type: 'page',
            title: slug,
            slug,
            status: 'published',
            value: [],
          })
        ).status,
      ).toBe(200)
    }
    // The pages' own jobs count changes too.
    const busy = async () =>
      (
        await sql`select from job where done_at is null and (run_at <= now() or tries > 0)`.execute(
          beside.platform.db,
        )
      ).rows.length
    await expect.poll(busy).toBe(0)
    // Right after a change nothing old may be answered; once this process is sure again, it answers without looking.
    await expect
      .poll(
        async () => {
          const before = await quickAnswers()
          for (let count = 0; count < 3; count += 1) await ask('/kept')
          return (await quickAnswers()) - before
        },
        { timeout: 40_000 },
      )
      .toBeGreaterThan(0)
    // And it has looked once more since: not answered at once, as nobody asked for a second.
    await expect
      .poll(
        async () => {
          const before = await quickAnswers()
          await ask('/kept')
          return (await quickAnswers()) - before
        },
        { interval: 1500 },
      )
      .toBe(0)
    signal('SIGSTOP')
    const during = await Promise.all([
      ask('/kept'),
      ask('/unseen'),
      ask('/api/posts?type=page'),
      ask('/api/posts/view', { method: 'POST', body: { path: '/unseen' } }),
      ask('/user', { cookie: admin.cookie }),
      ask('/readyz'),
      ask('/healthz'),
      ask('/sitemap.xml'),
    ])
    const [kept, unseen, list, view, dashboard, ready, health, sitemap] = during
    process.stdout.write(
      `${during.map(({ status, ms }) => `${status} in ${Math.round(ms)} ms`).join(', ')}\n`,
    )
    expect(kept.status).toBe(200)
    expect(health.status).toBe(200)
    expect(ready.status).toBe(503)
    for (const one of [unseen, list, view, dashboard, sitemap])
      expect(one).toMatchObject({ status: 503, retryAfter: '2' })
    expect(unseen.text).toContain('<html')
    for (const { ms } of during) expect(ms).toBeLessThan(5000)
    // Now that it is known, nobody waits.
    expect((await ask('/kept')).status).toBe(200)
    expect((await ask('/unseen')).status).toBe(503)
    await thaw()
    for (const path of ['/kept', '/unseen', '/api/posts?type=page', '/sitemap.xml'])
      await expect.poll(async () => (await ask(path)).status).toBe(200)
    expect((await ask('/user', { cookie: admin.cookie })).status).toBe(200)
  },
)

test.skipIf(!isLinux)(
  '2.13 connections that froze while new ones work: whoever waits for one is told in time, and pages are drawn again over new ones',
  async () => {
    await Promise.all(Array.from({ length: 8 }, () => ask('/api/posts?type=page')))
    signal('SIGSTOP', false)
    const during = await Promise.all(
      ['/unseen', '/api/posts?type=page', '/sitemap.xml', '/readyz'].map((path) => ask(path)),
    )
    process.stdout.write(
      `${during.map(({ status, ms }) => `${status} in ${Math.round(ms)} ms`).join(', ')}\n`,
    )
    for (const { status, ms } of during) {
      expect([200, 503]).toContain(status)
      expect(ms).toBeLessThan(5000)
    }
    await expect.poll(async () => (await ask('/unseen')).status).toBe(200)
    await thaw()
  },
)

test.skipIf(!isLinux)(
  '2.13 who buys while the database freezes has bought wholly or not at all, and nothing is left stuck',
  async () => {
    const product = await addProduct(admin, '24.99', String(quantity))
    const paid: string[] = []
    const buyers = Array.from({ length: shoppers }, async () => {
      const shopper = shopperAt(server.url, connections)
      await checkOut(shopper, [product], () => undefined)
      paid.push('paid')
    })
    const cutOff = Promise.allSettled(buyers)
    await expect.poll(() => paid.length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0)
    signal('SIGSTOP')
    const outcomes = await cutOff
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(String(outcome.reason)).toMatch(/answered 503/)
    await thaw()
    expect(await brokenInvariants(beside.platform)).toEqual([])
    expect(await soldOf()).toBeGreaterThanOrEqual(
      outcomes.filter(({ status }) => status === 'fulfilled').length,
    )
    // Who was sent away buys now.
    const again = shopperAt(server.url, connections)
    await asked(again.call('POST', '/api/shop/cart', { post_id: product, value: {}, quantity: 1 }))
    await asked(again.call('POST', '/api/shop/checkout', { email: 'ada@example.test', address: home }))
    await checkOut(shopperAt(server.url, connections), [product], () => undefined)
    expect(await brokenInvariants(beside.platform)).toEqual([])
    const stuck = async () =>
      (
        await sql`select from pg_stat_activity where state like 'idle in transaction%' and state_change < now() - interval '2 seconds'`.execute(
          beside.platform.db,
        )
      ).rows.length
    await expect.poll(stuck).toBe(0)
  },
)
