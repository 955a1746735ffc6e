/** 1.9: the sums of days say what the views say, whatever was touched, by whichever process, however often they are made. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { rollUpDays } from './rollUp.ts'
import { cut } from './segments.ts'

const clock = fixedClock(new Date('2026-11-21T10:20:00Z'))
let site: TestSite
let admin: Client

beforeAll(async () => {
  site = await testSite({ clock })
  admin = await site.as('administrator')
  await admin.post('/api/options', { name: 'time_zone', value: 'Asia/Kolkata' })
})
afterAll(() => site.close())

const pages = ['/', '/größe-x', '/shop', '/journal/kiln']

/** Numbers that look thrown and are the same in every run. */
function dice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

async function addViews(count: number, seed: number, days: number): Promise<void> {
  const roll = dice(seed)
  const start = clock.now().getTime() - days * 86_400_000
  const rows = Array.from({ length: count }, () => {
    const at = new Date(start + roll(days * 86_400_000))
    return {
      site_id: site.platform.siteId, id: site.platform.newId(), at, url: pages[roll(4)] ?? '/', from_url: ['', 'google.com', '/shop'][roll(3)] ?? '',
      utm_source: ['', 'letter'][roll(2)] ?? '', utm_medium: '', utm_campaign: ['', 'spring'][roll(2)] ?? '', post_id: null, visitor: Buffer.from([roll(40)]),
      clicks: roll(5), last_block_id: null, read_end: roll(2) === 1, duration_s: roll(4000), screen_width: [null, 390, 800, 1400][roll(4)] ?? null, order_id: null, updated_at: at,
    }
  })
  await site.platform.db.insertInto('activity').values(rows).execute()
}

const ranges = [
  { from: '2026-10-01T00:00:00Z', to: '2026-11-21T10:30:00Z', unit: '1d' },
  { from: '2026-10-03T07:45:00Z', to: '2026-11-19T22:15:00Z', unit: '4h' },
  { from: '2026-11-01T13:37:11Z', to: '2026-11-20T01:02:03Z', unit: '1w' },
  { from: '2026-11-18T05:00:00Z', to: '2026-11-20T05:00:00Z', unit: '15m' },
]

async function answers(): Promise<unknown[]> {
  const read: unknown[] = []
  for (const range of ranges) {
    for (const page of [undefined, '/größe-x']) {
      const { status, body } = await admin.get('/api/activity/report', { ...range, ...(page ? { page } : {}) })
      expect(status).toBe(200)
      read.push(body.d)
    }
  }
  return read
}

const forget = () => sql`delete from activity_rolled`.execute(site.platform.db)

test('1.9 F-ANA-06 reports of summed days equal those of the views themselves, for any range, unit, page and time zone', async () => {
  await addViews(3000, 7, 45)
  const raw = await answers()
  expect(await rollUpDays(site.platform, 10)).toBe(10)
  expect(await answers()).toEqual(raw)
  while ((await rollUpDays(site.platform)) > 0) expect(await answers()).toEqual(raw)
  await forget()
  expect(await answers()).toEqual(raw)
})

test('1.9 a view that comes, grows or goes later is in the next report, and two processes summing at once agree', async () => {
  while ((await rollUpDays(site.platform)) > 0);
  await addViews(200, 99, 30)
  await site.platform.db.updateTable('activity').set({ clicks: sql<number>`clicks + 3` }).where('url', '=', '/shop').where('at', '<', new Date('2026-10-20T00:00:00Z')).execute()
  await site.platform.db.deleteFrom('activity').where('at', '>', new Date('2026-11-10T00:00:00Z')).where('at', '<', new Date('2026-11-10T12:00:00Z')).execute()
  const atOnce = await answers()
  await Promise.all([rollUpDays(site.platform), rollUpDays(site.platform), addViews(50, 5, 20)])
  while ((await rollUpDays(site.platform)) > 0);
  const summed = await answers()
  await forget()
  expect(summed).toEqual(await answers())
  expect(atOnce).not.toEqual(summed)
})

test('1.9 a range is cut into whole summed days and the rest', () => {
  const at = (text: string) => new Date(`2026-11-${text}Z`)
  const cuts = cut(at('01T12:00:00'), at('05T06:00:00'), ['2026-11-01', '2026-11-02', '2026-11-04', '2026-11-05'])
  expect(cuts.days).toEqual([{ from: '2026-11-02', to: '2026-11-03' }, { from: '2026-11-04', to: '2026-11-05' }])
  expect(cuts.raw).toEqual([{ from: at('01T12:00:00'), to: at('02T00:00:00') }, { from: at('03T00:00:00'), to: at('04T00:00:00') }, { from: at('05T00:00:00'), to: at('05T06:00:00') }])
})
