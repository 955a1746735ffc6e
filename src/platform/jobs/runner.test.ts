/** Jobs and the nodes that run them: one at a time, for as long as it takes, and again where a node dies. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { testSite, type TestSite } from '#test/support/site.ts'
import { enqueueJob } from './enqueueJob.ts'
import type { Job } from './job.ts'
import { runNext, startJobs } from './runner.ts'

const clock = fixedClock(new Date('2026-03-01T10:00:00Z'))
/** Of both processes. */
const sharedSecret = 'ab'.repeat(32)

let site: TestSite
let begun = 0
let end: () => void = () => undefined
const slow: Job = {
  kind: 'test.slow',
  run: () => {
    begun += 1
    return new Promise((done) => (end = done))
  },
}
const byKind = new Map([[slow.kind, slow]])
const next = () => runNext(site.platform, byKind)

beforeAll(async () => {
  site = await testSite({ clock, environment: { PLINTH_SECRET: sharedSecret } })
  await site.platform.db.deleteFrom('job').execute()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => site.close())

const heldUntil = async () =>
  (await site.platform.db.selectFrom('job').select('run_at').executeTakeFirstOrThrow()).run_at.toISOString()

test('a job that takes long is held by its node all the while, and is given back a minute after the node has died', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await enqueueJob(site.platform, site.platform.db, { kind: slow.kind })
  const first = next()
  await vi.waitFor(() => expect(begun).toBe(1))
  for (const until of ['10:01:50', '10:02:40', '10:03:30']) {
    clock.advance(50_000)
    await vi.advanceTimersByTimeAsync(15_000)
    await expect.poll(heldUntil).toBe(`2026-03-01T${until}.000Z`)
    expect(await next()).toBe(false)
  }
  // The node falls silent.
  clock.advance(61_000)
  const second = next()
  await vi.waitFor(() => expect(begun).toBe(2))
  end()
  expect(await second).toBe(true)
  void first
  expect(await next()).toBe(false)
})

test('2.12 a long job of a process that ends is taken up by another at once and done once: what the first still does of it counts for nothing', async () => {
  const other = await testSite({ clock, beside: site, environment: { PLINTH_SECRET: sharedSecret } })
  const row = () =>
    site.platform.db
      .selectFrom('job')
      .select(['done_at', 'tries', 'last_error'])
      .where('kind', '=', 'test.long')
      .executeTakeFirstOrThrow()
  const ends: { done(): void; failed(error: Error): void }[] = []
  const long: Job = {
    kind: 'test.long',
    run: () => new Promise((done, failed) => ends.push({ done, failed })),
  }
  try {
    for (const how of ['done', 'failed'] as const) {
      await site.platform.db.deleteFrom('job').execute()
      ends.length = 0
      await enqueueJob(site.platform, site.platform.db, { kind: long.kind })
      const stopFirst = startJobs(site.platform, [long])
      await expect.poll(() => ends.length).toBe(1)
      const stopOther = startJobs(other.platform, [long])
      // As SIGTERM does; the clock stands still, so no lease runs out.
      await stopFirst(0)
      await expect.poll(() => ends.length).toBe(2)
      ends[0]?.[how](new Error('Cut off'))
      await stopFirst()
      expect(await row()).toMatchObject({ done_at: null, tries: 1, last_error: null })
      ends[1]?.done()
      await expect.poll(async () => (await row()).done_at).not.toBeNull()
      await stopOther()
      expect(ends).toHaveLength(2)
    }
  } finally {
    await other.close()
  }
})
