/** What the page cache promises: one render for many, never an old page after a change, no more memory than given. */
import { expect, test } from 'vitest'
import { VersionWatch } from '#platform/database/versionWatch.ts'
import { acceptedEncoding, PageCache, type FinishedPage } from './pageCache.ts'

function harness(options: { capBytes?: number } = {}) {
  let nowMs = 0
  let version = 1
  let reads = 0
  const clock = { now: () => new Date(nowMs) }
  const watch = new VersionWatch({
    clock,
    read: async () => {
      reads += 1
      return { version, changes: [] }
    },
  })
  const cache = new PageCache({ clock, version: watch, ...options })
  let renders = 0
  const page = (body: string, isCacheable = true) => async (): Promise<FinishedPage> => {
    renders += 1
    return { status: 200, headers: {}, body, isCacheable }
  }
  return { cache, watch, page, pass: (ms: number) => (nowMs += ms), change: () => (version += 1), count: () => ({ renders, reads }) }
}

const textOf = (answer: Awaited<ReturnType<PageCache['get']>>) => ('answers' in answer ? answer.answers.identity.bytes.toString() : answer.body)

test('F-PUB-12 fifty visitors at once cost one render', async () => {
  const { cache, page, count } = harness()
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', page('home'))))
  expect(answers.map(textOf)).toEqual(Array.from({ length: 50 }, () => 'home'))
  expect(count().renders).toBe(1)
})

test('F-PUB-12 the counter is asked once a second; a change elsewhere is seen then', async () => {
  const { cache, page, pass, change, count } = harness()
  await cache.get('/', page('old'))
  pass(900)
  change()
  expect(textOf(await cache.get('/', page('new')))).toBe('old')
  expect(count().reads).toBe(1)
  pass(200)
  expect(textOf(await cache.get('/', page('new')))).toBe('new')
})

test('F-PUB-12 a change in this process is seen by the very next visitor', async () => {
  const { cache, watch, page, change } = harness()
  await cache.get('/', page('old'))
  watch.suspect()
  change()
  expect(textOf(await cache.get('/', page('new')))).toBe('new')
})

test('F-PUB-12 an address is answered at once only while its page is known to be good', async () => {
  const { cache, watch, page, pass } = harness()
  expect(cache.ready('/about?utm_source=x')).toBeNull()
  cache.remember('/about?utm_source=x', '/about')
  expect(cache.ready('/about?utm_source=x')).toBeNull()
  await cache.get('/about', page('about'))
  expect(cache.ready('/about?utm_source=x')?.answers.identity.bytes.toString()).toBe('about')
  expect(cache.ready('/about')).toBeNull()
  pass(1001)
  expect(cache.ready('/about?utm_source=x')).toBeNull()
  await cache.get('/about', page('about'))
  expect(cache.ready('/about?utm_source=x')).not.toBeNull()
  watch.suspect()
  expect(cache.ready('/about?utm_source=x')).toBeNull()
})

test('F-PUB-12 requests after a change share one question to the database, none older than the request', async () => {
  const { cache, watch, page, change, count } = harness()
  await cache.get('/', page('old'))
  watch.suspect()
  const first = cache.get('/', page('old'))
  change()
  const later = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', page('new'))))
  await first
  expect(later.map(textOf)).toEqual(Array.from({ length: 20 }, () => 'new'))
  expect(count().reads).toBeLessThanOrEqual(3)
})

test('F-PUB-12 what is personal is never kept', async () => {
  const { cache, page, count } = harness()
  await cache.get('/cart', page('mine', false))
  await cache.get('/cart', page('mine', false))
  expect(count().renders).toBe(2)
})

test('F-PUB-12 the cache stays within its bytes; what was used last stays', async () => {
  const { cache, page, count } = harness({ capBytes: 12_000 })
  const body = 'x'.repeat(1500)
  await cache.get('/a', page(body))
  await cache.get('/b', page(body))
  await cache.get('/a', page(body))
  await cache.get('/c', page(body))
  const before = count().renders
  await cache.get('/a', page(body))
  expect(count().renders).toBe(before)
  await cache.get('/b', page(body))
  expect(count().renders).toBe(before + 1)
})

test('F-PUB-12 the encoding is one that the client takes', () => {
  expect(acceptedEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(acceptedEncoding('zstd')).toBe('zstd')
  expect(acceptedEncoding('br;q=0, gzip')).toBe('gzip')
  expect(acceptedEncoding('gzip;q=0, deflate')).toBe('identity')
  expect(acceptedEncoding(undefined)).toBe('identity')
})

test('2.13 while the database is silent kept pages are answered, others are told to come back, and it goes on when it speaks again', async () => {
  let speak: () => void = () => undefined
  let isSilent = false
  let nowMs = 0
  const clock = { now: () => new Date(nowMs) }
  const watch = new VersionWatch({ clock, read: () => (isSilent ? new Promise((resolve) => (speak = () => resolve({ version: 1, changes: [] }))) : Promise.resolve({ version: 1, changes: [] })) })
  const cache = new PageCache({ clock, version: watch })
  const page = async () => ({ status: 200, headers: {}, body: 'kept', isCacheable: true })
  await cache.get('/', page)
  isSilent = true
  nowMs += 2000
  expect(textOf(await cache.get('/', page))).toBe('kept')
  await expect(cache.get('/other', page)).rejects.toMatchObject({ status: 503 })
  speak()
  isSilent = false
  expect(textOf(await cache.get('/other', page))).toBe('kept')
})

test('2.13 after a change of this process nothing old is answered while the database is silent', async () => {
  let isSilent = false
  let nowMs = 0
  const clock = { now: () => new Date(nowMs) }
  const watch = new VersionWatch({ clock, read: () => (isSilent ? new Promise(() => undefined) : Promise.resolve({ version: 1, changes: [] })) })
  const cache = new PageCache({ clock, version: watch })
  const page = async () => ({ status: 200, headers: {}, body: 'old', isCacheable: true })
  await cache.get('/', page)
  watch.suspect()
  isSilent = true
  nowMs += 6000
  await expect(cache.get('/', page)).rejects.toMatchObject({ status: 503 })
})

test('2.13 a page older than a minute is answered as it was while the database is silent or gone, also where that shows only while it is drawn anew', async () => {
  let nowMs = 0
  let read = () => Promise.resolve(1)
  const clock = { now: () => new Date(nowMs) }
  const cache = new PageCache({ clock, version: new VersionWatch({ clock, read: () => read() }) })
  const page = (body: string) => async () => ({ status: 200, headers: {}, body, isCacheable: true })
  const fails = (error: unknown) => async () => {
    throw error
  }
  const silence = Object.assign(new Error('The database does not answer'), { code: '08006' })
  await cache.get('/', page('as it was'))
  nowMs += 300_000
  expect(textOf(await cache.get('/', fails(silence)))).toBe('as it was')
  await expect(cache.get('/', fails(new Error('A fault of ours')))).rejects.toThrow('A fault of ours')
  nowMs += 300_000
  read = () => Promise.reject(silence)
  expect(textOf(await cache.get('/', page('new')))).toBe('as it was')
  read = () => new Promise(() => undefined)
  expect(textOf(await cache.get('/', page('new')))).toBe('as it was')
  read = () => Promise.reject(silence)
  await expect(cache.get('/other', page('new'))).rejects.toMatchObject({ status: 503 })
})
