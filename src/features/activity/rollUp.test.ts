/** 1.9: the sums of days say what the views say, whatever was touched, by whichever process, however often they are made. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { partitions } from './jobs/partitions.ts'
import { rollUpDays } from './rollUp.ts'
import type { ActivityReport } from './schema.ts'
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
      id: site.platform.newId(),
      at,
      url: pages[roll(4)] ?? '/',
      from_url: ['', 'google.com', '/shop'][roll(3)] ?? '',
      utm_source: ['', 'letter'][roll(2)] ?? '',
      utm_medium: '',
      utm_campaign: ['', 'spring'][roll(2)] ?? '',
      post_id: null,
      visitor: Buffer.from([roll(40)]),
      clicks: roll(5),
      last_block_id: null,
      read_end: roll(2) === 1,
      duration_s: roll(4000),
      screen_width: [null, 390, 800, 1400][roll(4)] ?? null,
      order_id: null,
      updated_at: at,
    }
  })
  await site.platform.db.insertInto('activity').values(rows).execute()
}

const ranges = [
  { from: '2026-10-01T00:00:00Z', to: '2026-11-21T10:30:00Z', unit: '1d' },
  { from: '2026-10-03T07:45:00Z', to: '2026-11-19T22:15:00Z', unit: '4h' },
  { from: '2026-11-01T13:37:11Z', to: '2026-11-20T01:02:03Z', unit: '1w' },
  { from: '2026-09-30T13:30:00Z', to: '2026-11-03T01:00:00Z', unit: '1d' },
  { from: '2026-11-18T05:00:00Z', to: '2026-11-20T05:00:00Z', unit: '15m' },
]

const monthsSummed = async () =>
  (
    await sql<{
      month: string
    }>`select to_char(month, 'YYYY-MM-DD') as month from activity_month_rolled order by 1`.execute(
      site.platform.db,
    )
  ).rows.map(({ month }) => month)

async function answers(): Promise<unknown[]> {
  const read: unknown[] = []
  for (const range of ranges) {
    for (const page of [undefined, '/größe-x']) {
      const { status, body } = await admin.get('/api/activity/report', {
        ...range,
        ...(page ? { page } : {}),
      })
      expect(status).toBe(200)
      read.push(body.d)
    }
  }
  return read
}

const forget = async () => {
  for (const table of ['activity_rolled', 'activity_month_rolled'])
    await sql`delete from ${sql.table(table)}`.execute(site.platform.db)
}

test('1.9 F-ANA-06 reports of summed days equal those of the views themselves, for any range, unit, page and time zone', async () => {
  await addViews(3000, 7, 45)
  const raw = await answers()
  expect(await rollUpDays(site.platform, 10)).toBe(10)
  expect(await answers()).toEqual(raw)
  while ((await rollUpDays(site.platform)) > 0) expect(await answers()).toEqual(raw)
  expect(await monthsSummed()).toEqual(['2026-10-01'])
  await forget()
  expect(await answers()).toEqual(raw)
})

/** What a report says, counted here from the rows themselves. */
async function counted(from: Date, to: Date, page: string | undefined, timeZone: string) {
  const all = await site.platform.db
    .selectFrom('activity')
    .selectAll()
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute()
  const rows = all.filter(({ url }) => page === undefined || url === page)
  const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
  const totals = (views: typeof rows) => ({
    views: views.length,
    visitors: new Set(
      views.map(({ at, visitor }) => `${at.toISOString().slice(0, 10)} ${visitor.toString('hex')}`),
    ).size,
    read_end: add(views.map(({ read_end }) => Number(read_end))) / views.length,
    seconds: add(views.map(({ duration_s }) => Math.min(duration_s, 1800))) / views.length,
  })
  const days = new Map<string, number>()
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  for (const { at } of rows) days.set(local.format(at), (days.get(local.format(at)) ?? 0) + 1)
  return {
    totals: { ...totals(rows), clicks: add(rows.map(({ clicks }) => clicks)) },
    pages: Map.groupBy(rows, ({ url }) => url),
    ofPage: totals,
    days,
    local,
  }
}

test('1.9 edges in the middle of a day, zones of half and three quarter hours and clocks put back: the report is what the rows say', async () => {
  while ((await rollUpDays(site.platform)) > 0);
  for (const timeZone of ['Asia/Kathmandu', 'Australia/Lord_Howe', 'America/New_York', 'Asia/Kolkata']) {
    await admin.post('/api/options', { name: 'time_zone', value: timeZone })
    for (const [from, to] of [
      ['2026-10-20T06:10:00Z', '2026-11-21T10:30:00Z'],
      ['2026-10-08T11:45:00Z', '2026-11-08T17:15:00Z'],
      ['2026-11-09T00:00:00Z', '2026-11-09T00:07:00Z'],
    ] as const) {
      for (const page of [undefined, '/größe-x']) {
        const { body } = await admin.get('/api/activity/report', {
          from,
          to,
          unit: '1d',
          ...(page ? { page } : {}),
        })
        const report: ActivityReport = body.d
        const { totals, pages, ofPage, days, local } = await counted(
          new Date(from),
          new Date(to),
          page,
          timeZone,
        )
        if (totals.views > 0) expect(report.totals).toEqual(totals)
        expect(report.pages.toSorted((a, b) => a.url.localeCompare(b.url))).toMatchObject(
          [...pages]
            .map(([url, rows]) => ({ url, ...ofPage(rows) }))
            .toSorted((a, b) => a.url.localeCompare(b.url)),
        )
        expect(
          report.bars
            .filter(({ views }) => views > 0)
            .map(({ at, views }) => [local.format(new Date(at)), views]),
        ).toEqual([...days].toSorted(([a], [b]) => a.localeCompare(b)))
      }
    }
  }
})

test('1.9 after two years and a month whole days go, imported ones too: what is left is told alike by sums and by views', async () => {
  const start = clock.now().getTime() - 763 * 86_400_000
  const rows = Array.from({ length: 400 }, (_, index) => {
    const at = new Date(start + index * 900_000)
    return {
      id: site.platform.newId(),
      at,
      url: '/',
      from_url: '',
      post_id: null,
      visitor: Buffer.from([index % 40]),
      clicks: 1,
      last_block_id: null,
      read_end: true,
      duration_s: 10,
      screen_width: 390,
      order_id: null,
      updated_at: at,
    }
  })
  await site.platform.db.insertInto('activity').values(rows).execute()
  while ((await rollUpDays(site.platform)) > 0);
  await partitions.run(site.platform, {})
  expect(await rollUpDays(site.platform)).toBe(0)
  const range = {
    from: new Date(start - 86_400_000).toISOString(),
    to: new Date(start + 8 * 86_400_000).toISOString(),
    unit: '1d',
  }
  const report = async (): Promise<ActivityReport> => (await admin.get('/api/activity/report', range)).body.d
  const summed = await report()
  expect(summed.totals.views).toBeGreaterThan(0)
  expect(summed.bars.reduce((sum, { views }) => sum + views, 0)).toBe(summed.totals.views)
  await forget()
  expect(await report()).toEqual(summed)
})

test('1.9 a view that comes, grows or goes later is in the next report, and two processes summing at once agree', async () => {
  while ((await rollUpDays(site.platform)) > 0);
  await addViews(200, 99, 30)
  await site.platform.db
    .updateTable('activity')
    .set({ clicks: sql<number>`clicks + 3` })
    .where('url', '=', '/shop')
    .where('at', '<', new Date('2026-10-20T00:00:00Z'))
    .execute()
  await site.platform.db
    .deleteFrom('activity')
    .where('at', '>', new Date('2026-11-10T00:00:00Z'))
    .where('at', '<', new Date('2026-11-10T12:00:00Z'))
    .execute()
  expect(await monthsSummed()).not.toContain('2026-10-01')
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
  const cuts = cut(at('01T12:00:00'), at('05T06:00:00'), [
    '2026-11-01',
    '2026-11-02',
    '2026-11-04',
    '2026-11-05',
  ])
  expect(cuts.days).toEqual([
    { from: '2026-11-02', to: '2026-11-03' },
    { from: '2026-11-04', to: '2026-11-05' },
  ])
  expect(cuts.raw).toEqual([
    { from: at('01T12:00:00'), to: at('02T00:00:00') },
    { from: at('03T00:00:00'), to: at('04T00:00:00') },
    { from: at('05T00:00:00'), to: at('05T06:00:00') },
  ])
})
