/** Jobs and the nodes that run them: one at a time, for as long as it takes, and again where a node dies. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { testSite, type TestSite } from '#test/support/site.ts'
import { claimNext, runClaim } from './claim.ts'
import { enqueueJob } from './enqueueJob.ts'
import { failedJobCount, failedJobs, runJobAgain } from './failedJobs.ts'
import type { Job } from './job.ts'
import { sweepJobs } from './platformJobs.ts'
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
const next = () => runNext(site.platform, [slow])

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

describe('4 the queue', () => {
  const add = (kind: string, ago = 0) =>
    enqueueJob(site.platform, site.platform.db, {
      kind,
      runAt: new Date(clock.now().getTime() - ago),
    })
  const rows = () =>
    site.platform.db
      .selectFrom('job')
      .select(['kind', 'tries', 'last_error', 'done_at'])
      .orderBy('id')
      .execute()
  beforeEach(() => site.platform.db.deleteFrom('job').execute())

  test('what somebody waits for comes first, then the oldest', async () => {
    const order: string[] = []
    const jobs = (['low', 'normal', 'high'] as const).map((priority): Job => ({
      kind: `test.${priority}`,
      priority,
      run: async () => void order.push(priority),
    }))
    await add('test.low', 3000)
    await add('test.normal', 2000)
    await add('test.high')
    await add('test.high', 1000)
    while (await runNext(site.platform, jobs));
    expect(order).toEqual(['high', 'high', 'normal', 'low'])
  })

  test('a process does one job of a kind at a time, others beside it, and three long ones at most', async () => {
    const running = new Map<string, number>()
    const ends: (() => void)[] = []
    const job = (kind: string, priority: Job['priority']): Job => ({
      kind,
      priority,
      async run() {
        running.set(kind, (running.get(kind) ?? 0) + 1)
        await new Promise<void>((done) => ends.push(done))
        running.set(kind, (running.get(kind) ?? 0) - 1)
      },
    })
    const jobs = [
      ...['high-a', 'high-b', 'high-c', 'high-d'].map((kind) => job(kind, 'high')),
      ...['a', 'b', 'c', 'd'].map((kind) => job(kind, 'normal')),
      ...['low-a', 'low-b'].map((kind) => job(kind, 'low')),
    ]
    for (const { kind } of [...jobs, ...jobs]) await add(kind)
    const stop = startJobs(site.platform, jobs)
    try {
      const busy = () => [...running].filter(([, count]) => count > 0).map(([kind]) => kind)
      await expect.poll(() => busy().length).toBe(7)
      expect([...running.values()].every((count) => count === 1)).toBe(true)
      expect(busy().filter((kind) => kind.startsWith('high'))).toHaveLength(4)
      const isOver = async () => (await rows()).every(({ done_at }) => done_at !== null)
      await expect
        .poll(async () => {
          for (const end of ends.splice(0)) end()
          return isOver()
        })
        .toBe(true)
    } finally {
      for (const end of ends.splice(0)) end()
      await stop()
    }
  })

  test('a job of a kind that this process does not know is left alone', async () => {
    await add('test.of-a-newer-program', 1000)
    await add('test.known')
    const known: Job = { kind: 'test.known', run: async () => undefined }
    expect(await runNext(site.platform, [known])).toBe(true)
    expect(await runNext(site.platform, [known])).toBe(false)
    expect(await rows()).toMatchObject([
      { kind: 'test.of-a-newer-program', tries: 0, last_error: null, done_at: null },
      { kind: 'test.known', done_at: clock.now() },
    ])
  })

  test('a job that fails waits longer each time, is given up after eight tries, is where people see it and can be run again', async () => {
    let isBroken = true
    const failing: Job = {
      kind: 'test.failing',
      run: async () => {
        if (isBroken) throw new Error('No room on the disk')
      },
    }
    await add(failing.kind)
    let tries = 0
    for (let hour = 0; hour < 20; hour += 1) {
      while (await runNext(site.platform, [failing])) tries += 1
      clock.advance(3_600_001)
    }
    expect(tries).toBe(8)
    const [failed, ...others] = (await failedJobs(site.platform)).items
    expect(others).toEqual([])
    expect(failed).toMatchObject({ kind: failing.kind, error: 'No room on the disk', next_try_at: null })
    expect(await failedJobCount(site.platform)).toBe(1)
    isBroken = false
    expect(await runJobAgain(site.platform, site.platform.db, failed?.id ?? '')).toBe(failing.kind)
    expect(await runNext(site.platform, [failing])).toBe(true)
    expect(await failedJobs(site.platform)).toEqual({ items: [], total: 0 })
    expect(await runJobAgain(site.platform, site.platform.db, failed?.id ?? '')).toBeNull()
  })

  /** As a process does that ends in the middle: it claims, and is never heard of again. */
  const dieOf = async (job: Job) => {
    void runNext(site.platform, [job])
    await expect.poll(async () => (await rows())[0]?.tries).not.toBe(0)
  }

  test('a job that ends its process each time is given up after eight of them', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let deaths = 0
    const deadly: Job = {
      kind: 'test.deadly',
      run: () => {
        deaths += 1
        return new Promise(() => undefined)
      },
    }
    await add(deadly.kind)
    for (let process = 0; process < 12; process += 1) {
      await dieOf(deadly)
      await expect.poll(async () => deaths === process + 1 || (await rows())[0]?.done_at !== null).toBe(true)
      clock.advance(60_001)
    }
    expect(deaths).toBe(8)
    await expect
      .poll(async () => (await failedJobs(site.platform)).items)
      .toMatchObject([{ error: 'The process ended while the job ran', next_try_at: null }])
  })

  test('a recurring job that ends its process each time has an hour between its tries, and its pace again after one that ends well', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let deaths = 0
    let isDeadly = true
    const recurring: Job = {
      kind: 'test.recurring',
      everyMs: 5000,
      run: () => {
        if (!isDeadly) return Promise.resolve()
        deaths += 1
        return new Promise(() => undefined)
      },
    }
    const stop = startJobs(site.platform, [recurring])
    await expect.poll(() => deaths).toBe(1)
    await stop(0)
    await site.platform.db.updateTable('job').set({ tries: 0 }).execute()
    deaths = 0
    for (let minute = 0; minute < 8 + 5 * 60; minute += 1) {
      clock.advance(60_001)
      const before = deaths
      const claimed = await claimNext(site.platform, [recurring])
      if (!claimed) continue
      const run = runClaim(site.platform, claimed)
      if (deaths === before) await run
    }
    // Eight a minute apart, then one an hour.
    expect(deaths).toBeGreaterThan(8)
    expect(deaths).toBeLessThanOrEqual(8 + 5)
    isDeadly = false
    clock.advance(3_600_001)
    while (await runNext(site.platform, [recurring]));
    expect(await rows()).toMatchObject([{ tries: 0, last_error: null, done_at: null }])
    clock.advance(5001)
    expect(await runNext(site.platform, [recurring])).toBe(true)
  })

  test('a job begins with the end of the transaction that queued it, without waiting for the next look', async () => {
    const begun: string[] = []
    const job: Job = { kind: 'test.prompt', run: async (_, { name }) => void begun.push(String(name)) }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { platform } = site
    await enqueueJob(platform, platform.db, { kind: job.kind, payload: { name: 'before' } })
    const stop = startJobs(platform, [job])
    try {
      await expect.poll(() => begun).toEqual(['before'])
      // Nothing looks any more by itself: time stands still.
      await platform.transaction(async (db) => {
        await enqueueJob(platform, db, { kind: job.kind, payload: { name: 'now' } })
        expect(begun).toEqual(['before'])
      })
      await expect.poll(() => begun).toEqual(['before', 'now'])
    } finally {
      vi.useRealTimers()
      await stop()
    }
  })

  test('a process that was silent for too long writes nothing over who took its job', async () => {
    const ends: ((error?: Error) => void)[] = []
    const frozen: Job = {
      kind: 'test.frozen',
      run: () => new Promise((done, failed) => ends.push((error) => (error ? failed(error) : done()))),
    }
    await add(frozen.kind)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const first = runNext(site.platform, [frozen])
    await expect.poll(() => ends.length).toBe(1)
    clock.advance(60_001)
    const second = runNext(site.platform, [frozen])
    await expect.poll(() => ends.length).toBe(2)
    ends[0]?.(new Error('Cut off'))
    await first
    expect(await rows()).toMatchObject([{ last_error: null, done_at: null, tries: 2 }])
    ends[1]?.()
    await second
    expect(await rows()).toMatchObject([{ last_error: null, done_at: clock.now() }])
  })

  test('done jobs are removed after a week, failed ones stay for people to see', async () => {
    const fine: Job = { kind: 'test.fine', run: async () => undefined }
    const broken: Job = { kind: 'test.broken', run: () => Promise.reject(new Error('Broken')) }
    await add(fine.kind)
    await add(broken.kind)
    for (let hour = 0; hour < 12; hour += 1) {
      while (await runNext(site.platform, [fine, broken]));
      clock.advance(3_600_001)
    }
    await sweepJobs.run(site.platform, {})
    expect(await rows()).toHaveLength(2)
    clock.advance(7 * 86_400_000)
    await sweepJobs.run(site.platform, {})
    expect((await rows()).map(({ kind }) => kind)).toEqual([broken.kind])
    clock.advance(90 * 86_400_000)
    await sweepJobs.run(site.platform, {})
    expect(await rows()).toEqual([])
  })

  test('a job with times of day runs at them, in its time zone, also when the clocks change', async () => {
    const ran: string[] = []
    const nightly: Job = {
      kind: 'test.nightly',
      cron: { pattern: '30 3 * * *', timeZone: async () => 'Europe/Berlin' },
      run: async () => void ran.push(clock.now().toISOString()),
    }
    clock.advance(Date.parse('2027-03-26T12:00:00Z') - clock.now().getTime())
    await (
      await startStopped(nightly)
    )()
    for (let quarter = 0; quarter < 4 * 24 * 4; quarter += 1) {
      while (await runNext(site.platform, [nightly]));
      clock.advance(15 * 60_000)
    }
    expect(ran).toEqual([
      '2027-03-27T02:30:00.000Z',
      '2027-03-28T01:30:00.000Z',
      '2027-03-29T01:30:00.000Z',
      '2027-03-30T01:30:00.000Z',
    ])
  })

  /** Makes the rows of recurring jobs, as a start does. */
  async function startStopped(...jobs: Job[]) {
    const stop = startJobs(site.platform, jobs)
    await expect.poll(async () => (await rows()).length).toBe(jobs.length)
    return stop
  }
})
