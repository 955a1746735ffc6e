/** What the page cache promises: one render for many, never an old page after a change, no more memory than given. */
import { expect, test } from 'vitest'
import type { Change } from '#platform/database/changeLog.ts'
import { alsoShows } from '#platform/database/shown.ts'
import { VersionWatch } from '#platform/database/versionWatch.ts'
import { acceptedEncoding, PageCache, type FinishedPage } from './pageCache.ts'

function harness(options: { capBytes?: number } = {}) {
  let nowMs = 0
  let version = 1
  let reads = 0
  const changes: Change[] = []
  const clock = { now: () => new Date(nowMs) }
  const watch = new VersionWatch({
    clock,
    read: async (since) => {
      reads += 1
      return { version, changes: changes.filter((change) => change.version > since) }
    },
  })
  const cache = new PageCache({ clock, version: watch, ...options })
  let renders = 0
  const page =
    (body: string, isCacheable = true) =>
    async (): Promise<FinishedPage> => {
      renders += 1
      return { status: 200, headers: {}, body, isCacheable }
    }
  const change = (keys: string[] | null = null, mayLinger = false) => {
    version += 1
    changes.push({ version, keys, mayLinger })
  }
  return {
    cache,
    watch,
    page,
    pass: (ms: number) => (nowMs += ms),
    change,
    count: () => ({ renders, reads }),
  }
}

const textOf = (answer: Awaited<ReturnType<PageCache['get']>>) =>
  'answers' in answer ? answer.answers.identity.bytes.toString() : answer.body

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
  watch.invalidateSoon()
  change()
  expect(textOf(await cache.get('/', page('new')))).toBe('new')
})

test('F-PUB-12 a URL is answered at once only while its page is known to be good', async () => {
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
  watch.invalidateSoon()
  expect(cache.ready('/about?utm_source=x')).toBeNull()
})

test('F-PUB-12 requests after a change share one question to the database, none older than the request', async () => {
  const { cache, watch, page, change, count } = harness()
  await cache.get('/', page('old'))
  watch.invalidateSoon()
  const first = cache.get('/', page('old'))
  change()
  const later = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', page('new'))))
  await first
  expect(later.map(textOf)).toEqual(Array.from({ length: 20 }, () => 'new'))
  expect(count().reads).toBeLessThanOrEqual(3)
})

/** A page that shows what these keys name. */
const showing =
  (body: string, ...keys: string[]) =>
  async (): Promise<FinishedPage> => {
    alsoShows(keys)
    return { status: 200, headers: {}, body, isCacheable: true }
  }

/** A page that is being drawn until it is let go. */
function slow(body: string, ...keys: string[]) {
  const drawing = Promise.withResolvers<void>()
  return { finish: drawing.resolve, draw: () => drawing.promise.then(showing(body, ...keys)) }
}

test('3.8 a change drops the pages that show it, and those of which nobody said what of its kind they show', async () => {
  const { cache, pass, change } = harness()
  await cache.get('/one', showing('old', 'posts:1'))
  await cache.get('/two', showing('old', 'posts:2'))
  await cache.get('/list', showing('old', 'posts:*'))
  change(['posts:1'])
  pass(1001)
  expect(textOf(await cache.get('/one', showing('new', 'posts:1')))).toBe('new')
  expect(textOf(await cache.get('/two', showing('new', 'posts:2')))).toBe('old')
  expect(textOf(await cache.get('/list', showing('new', 'posts:*')))).toBe('new')
  change()
  pass(1001)
  expect(textOf(await cache.get('/two', showing('new', 'posts:2')))).toBe('new')
})

test('3.8 a change of which the log knows nothing drops every page', async () => {
  const { cache, watch, page, pass, change } = harness()
  await cache.get('/one', showing('old', 'posts:1'))
  change(['posts:9'])
  change(['posts:9'])
  pass(1001)
  await watch.current()
  expect(textOf(await cache.get('/one', showing('new', 'posts:1')))).toBe('old')
  const forgetful = new VersionWatch({
    clock: { now: () => new Date(0) },
    read: async (since) => ({
      version: since < 0 ? 1 : 3,
      changes: [{ version: 3, keys: ['posts:9'], mayLinger: false }],
    }),
  })
  const other = new PageCache({ clock: { now: () => new Date(0) }, version: forgetful })
  await other.get('/one', page('old'))
  forgetful.invalidateSoon()
  expect(textOf(await other.get('/one', page('new')))).toBe('new')
})

test('3.8 while one request draws anew what may be old for a moment, all others get the old page', async () => {
  const { cache, pass, change } = harness()
  await cache.get('/one', showing('old', 'comments:1'))
  change(['comments:1'], true)
  pass(1001)
  const { finish, draw } = slow('new', 'comments:1')
  const first = cache.get('/one', draw)
  const others = await Promise.all(
    Array.from({ length: 20 }, () => cache.get('/one', showing('drawn twice', 'comments:1'))),
  )
  expect(new Set(others.map(textOf))).toEqual(new Set(['old']))
  finish()
  expect(textOf(await first)).toBe('new')
  expect(textOf(await cache.get('/one', showing('drawn twice', 'comments:1')))).toBe('new')
})

test('3.8 nobody gets the old page where one of the changes may not be missed', async () => {
  const { cache, pass, change } = harness()
  await cache.get('/one', showing('old', 'comments:1', 'posts:1'))
  change(['comments:1'], true)
  change(['posts:1'])
  change(['comments:1'], true)
  pass(1001)
  const { finish, draw } = slow('new', 'comments:1', 'posts:1')
  const first = cache.get('/one', draw)
  const second = cache.get('/one', showing('drawn twice'))
  finish()
  expect([textOf(await first), textOf(await second)]).toEqual(['new', 'new'])
})

test('3.8 a page that was being drawn when what it shows changed is drawn again for who came after', async () => {
  const { cache, pass, change } = harness()
  const { finish, draw } = slow('old', 'posts:1')
  const before = cache.get('/one', draw)
  await cache.get('/two', showing('two', 'posts:2'))
  change(['posts:1'])
  pass(1001)
  const after = cache.get('/one', showing('new', 'posts:1'))
  finish()
  expect([textOf(await before), textOf(await after)]).toEqual(['old', 'new'])
})

test('3.8 a change of this process is asked after until it is committed, and once after that', async () => {
  const { cache, watch, page, pass, count } = harness()
  const open = Promise.withResolvers<void>()
  await cache.get('/', page('home'))
  watch.invalidateSoon(open.promise)
  await cache.get('/', page('home'))
  await cache.get('/', page('home'))
  expect(count().reads).toBe(3)
  open.resolve()
  await open.promise
  pass(1)
  await cache.get('/', page('home'))
  await cache.get('/', page('home'))
  expect(count()).toEqual({ reads: 4, renders: 1 })
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
  const watch = new VersionWatch({
    clock,
    read: () =>
      isSilent
        ? new Promise((resolve) => (speak = () => resolve({ version: 1, changes: [] })))
        : Promise.resolve({ version: 1, changes: [] }),
  })
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
  const watch = new VersionWatch({
    clock,
    read: () => (isSilent ? new Promise(() => undefined) : Promise.resolve({ version: 1, changes: [] })),
  })
  const cache = new PageCache({ clock, version: watch })
  const page = async () => ({ status: 200, headers: {}, body: 'old', isCacheable: true })
  await cache.get('/', page)
  watch.invalidateSoon()
  isSilent = true
  nowMs += 6000
  await expect(cache.get('/', page)).rejects.toMatchObject({ status: 503 })
})

test('2.13 a page older than a minute is answered as it was while the database is silent or gone, also where that shows only while it is drawn anew', async () => {
  let nowMs = 0
  let read = () => Promise.resolve(1)
  const clock = { now: () => new Date(nowMs) }
  const cache = new PageCache({
    clock,
    version: new VersionWatch({ clock, read: async () => ({ version: await read(), changes: [] }) }),
  })
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
