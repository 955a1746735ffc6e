/** Limits of tries: each holds for all processes together, and past a restart (issue 13, line 4). */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { operations } from '#operations.ts'
import { createKysely, createPool } from '#platform/database/pool.ts'
import type { RateLimit } from '#platform/operations/operation.ts'
import { Problem } from '#platform/operations/problem.ts'
import { testSite, type TestSite } from '#test/support/site.ts'
import { countTry } from './rateLimit.ts'

const clock = fixedClock(new Date('2026-03-02T10:00:00Z'))
const environment = { PLINTH_SECRET: 'ab'.repeat(32) }
let site: TestSite
let other: TestSite

beforeAll(async () => {
  site = await testSite({ clock, environment })
  other = await testSite({ clock, environment, beside: site })
})
afterAll(async () => {
  await other.close()
  await site.close()
})

const limited = operations.flatMap(({ name, rateLimit }) => (rateLimit ? [{ name, rateLimit }] : []))

/** Seconds to wait; 0 where it may be tried. */
async function waitOf({ platform }: TestSite, name: string, limit: RateLimit, caller = '203.0.113.7') {
  try {
    await countTry(platform, name, caller, limit)
    return 0
  } catch (error) {
    if (error instanceof Problem) return Number(error.data?.retry_after)
    throw error
  }
}

test('4 every limit counts the tries of all processes together, and those before a restart', async () => {
  const wrong: string[] = []
  for (const { name, rateLimit } of limited) {
    const tries = Array.from({ length: rateLimit.points }, (_, index) => index)
    const waits = await Promise.all(tries.map((index) => waitOf(index % 2 ? site : other, name, rateLimit)))
    const after = [await waitOf(site, name, rateLimit), await waitOf(other, name, rateLimit)]
    const isRight =
      waits.every((wait) => wait === 0) &&
      after.every((wait) => wait > 0 && wait <= rateLimit.windowSeconds) &&
      // Somebody else is not held up.
      (await waitOf(site, name, rateLimit, '203.0.113.8')) === 0
    if (!isRight) wrong.push(name)
  }
  expect(limited.length).toBeGreaterThan(25)
  expect(wrong).toEqual([])
  const restarted = await testSite({ clock, environment, beside: site })
  try {
    // Of a generous limit a new process lets a few through before it has heard how many there were.
    for (const { name, rateLimit } of limited)
      await vi.waitFor(async () =>
        expect([name, await waitOf(restarted, name, rateLimit)]).not.toEqual([name, 0]),
      )
    clock.advance(Math.max(...limited.map(({ rateLimit }) => rateLimit.windowSeconds)) * 1000)
    const later = await Promise.all(limited.map(({ name, rateLimit }) => waitOf(restarted, name, rateLimit)))
    expect(later.every((wait) => wait === 0)).toBe(true)
  } finally {
    await restarted.close()
  }
})

test('4 a visitor who searches at two processes has one limit, and is told how long to wait', async () => {
  const search = (at: TestSite) => at.visitor().get('/api/search', { keywords: 'kiln' })
  for (let index = 0; index < 30; index += 1) {
    expect((await search(site)).status).toBe(200)
    expect((await search(other)).status).toBe(200)
  }
  for (const at of [site, other]) {
    const { status, body } = await search(at)
    expect([status, body.error?.code]).toEqual([429, 'request.rate_limited'])
    expect(body.error?.data.retry_after).toBe(60)
  }
  // Who asked is not written down as it is.
  const keys = await site.platform.db.selectFrom('rate_limit').select('key').execute()
  expect(JSON.stringify(keys)).not.toMatch(/127\.0\.0\.1|203\.0\.113/)
  clock.advance(60_000)
  expect((await search(other)).status).toBe(200)
})

test('4 tries far below a generous limit wait for nothing; three processes together let no more through than the limit and a tenth for each of them', async () => {
  const limit = { points: 100, windowSeconds: 60 }
  const third = await testSite({ clock, environment, beside: site })
  try {
    const at = [site, other, third]
    const { db } = site.platform
    const counted = async () =>
      Number(
        (
          await db
            .selectFrom('rate_limit')
            .select('points')
            .where('key', 'like', 'generous:%')
            .executeTakeFirst()
        )?.points ?? 0,
      )
    expect(await waitOf(site, 'generous', limit)).toBe(0)
    expect(await counted(), 'it is let through before it is counted').toBe(0)
    await vi.waitFor(async () => expect(await counted()).toBe(1))
    let passed = 1
    // Each process lets a tenth through unasked before it hears of the others: all at once, again and again.
    for (let round = 0; round < 12; round += 1) {
      const waits = await Promise.all(
        at.flatMap((one) => Array.from({ length: 4 }, () => waitOf(one, 'generous', limit))),
      )
      passed += waits.filter((wait) => wait === 0).length
    }
    // What one has let through and not reported yet is unknown to the others while they reach the limit.
    expect(passed).toBeGreaterThanOrEqual(100)
    expect(passed).toBeLessThanOrEqual(130)
    expect(await waitOf(third, 'generous', limit)).toBeGreaterThan(0)
  } finally {
    await third.close()
  }
})

test('4 a try that could not be counted is asked for the next time', async () => {
  const limit = { points: 100, windowSeconds: 60 }
  const { platform } = site
  const lost = createKysely(
    createPool({ host: '/nowhere', port: 5432, user: 'nobody', database: 'none' }, { max: 1 }),
  )
  const services = { ...platform, db: lost }
  await countTry(services, 'uncounted', '203.0.113.9', limit)
  await vi.waitFor(() =>
    expect(countTry(services, 'uncounted', '203.0.113.9', limit)).rejects.toThrow('ENOENT'),
  )
  await lost.destroy()
})
