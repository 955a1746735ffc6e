/** A server that is told to end in the middle of an import: balancers hear it first, what it has begun is written whole, and the next one does the rest (issue 12, 2.12). */
import { afterAll, expect, test } from 'vitest'
import { administratorClient } from '../support/httpClient.ts'
import { startServer, type RunningServer } from '../support/server.ts'

const running: RunningServer[] = []
afterAll(async () => {
  for (const server of running) await server.remove()
})

/** More than one turn of the job does: it leaves the rest to the next one. */
const products = 1600
const environment = { SEED_DEMO: '0', DRAIN_SECONDS: '2' }

interface Import {
  id: string
  state: string
  created: number
  unchanged: number
  refused: number
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

async function client(server: RunningServer) {
  const admin = await administratorClient(server.url)
  return {
    admin,
    async read(id: string): Promise<Import> {
      const { d } = await admin.call('GET', '/api/shop/imports')
      return d.find((one: Import) => one.id === id)
    },
  }
}

test('2.12 SIGTERM during an import: /readyz says so first, and the next process does the rest; no product is missing or there twice', async () => {
  const first = await startServer({ environment })
  running.push(first)
  const before = await client(first)
  await before.admin.call('POST', '/api/options', { name: 'currency', value: 'EUR' })
  const rows = Array.from(
    { length: products },
    (_, index) => `bowl-${index},Bowl ${index},published,B-${index},20.00`,
  )
  const sent = await fetch(`${first.url}/api/shop/csv/products?name=bowls.csv`, {
    method: 'POST',
    headers: { cookie: before.admin.cookie, 'x-timestamp': '1', 'content-type': 'text/csv' },
    body: ['handle,title,status,sku,price', ...rows].join('\n'),
  })
  expect(sent.status).toBe(200)
  const checked: Import = JSON.parse(await sent.text()).d
  await expect.poll(async () => (await before.read(checked.id)).state, { timeout: 200_000 }).toBe('done')
  const { d: written } = await before.admin.call('POST', `/api/shop/imports/${checked.id}/write`, {})
  await expect
    .poll(async () => (await before.read(written.id)).created, { timeout: 200_000, interval: 20 })
    .toBeGreaterThan(0)

  const gone = new Promise((done) => first.process.once('exit', done))
  first.process.kill('SIGTERM')
  await expect.poll(() => statusOf(`${first.url}/readyz`), { interval: 20 }).toBe(503)
  expect((await before.read(written.id)).state).toBe('running')
  // Visitors are served for as long as balancers may still send them.
  expect(await statusOf(`${first.url}/healthz`)).toBe(200)
  expect(await gone).toBe(0)

  const next = await startServer({ environment, dataDirectory: first.dataDirectory })
  running.push(next)
  const after = await client(next)
  await expect.poll(async () => (await after.read(written.id)).state, { timeout: 300_000 }).toBe('done')
  const { created, unchanged, refused } = await after.read(written.id)
  expect([created + unchanged, refused]).toEqual([products, 0])
  const { d: list } = await after.admin.call('GET', '/api/posts?type=product&status=any&limit=1')
  expect(list.pagination.total).toBe(products)
}, 500_000)
