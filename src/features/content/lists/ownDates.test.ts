/** Entries with a date of their own, as visitors' lists show them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'

let site: TestSite
let pages: PageServer
let administrator: Client

beforeAll(async () => {
  site = await testSite({ standingAt: new Date('2026-11-28T12:00:00Z') })
  pages = await pageServer(site)
  administrator = await site.as('administrator')
  await administrator.post('/api/types', {
    slug: 'event',
    title: 'Event',
    plural: 'events',
    fields: [
      { name: 'day', title: 'Day', type: 'date' },
      { name: 'starts_at', title: 'Begins at', type: 'time' },
    ],
  })
  for (const [title, day, starts_at] of [
    ['Long gone', '2026-06-01', '18:00'],
    ['Over', '2026-11-27', '18:00'],
    ['Later', '2027-07-04', '09:30'],
    ['Today', '2026-11-28', ''],
    ['Undated', '', ''],
  ])
    await administrator.post('/api/t/events', { title, status: 'published', fields: { day, starts_at } })
})
afterAll(async () => {
  await pages.close()
  await site.close()
})

test('F-PUB-05 entries with a date of their own are listed by it, what is to come first, and show it instead of when they were published', async () => {
  const { html } = await pages.get('/t/events')
  const titles = [...html.matchAll(/class="card-title"><a [^>]*>([^<]+)/g)].map(([, title]) => title)
  expect(titles).toEqual(['Today', 'Later', 'Over', 'Long gone', 'Undated'])
  const times = [...html.matchAll(/<time dateTime="([^"]+)">([^<]+)/gi)].map(([, ...time]) => time)
  expect(times).toEqual([
    ['2026-11-28', '28 November 2026'],
    ['2027-07-04', '4 July 2027, 9:30 AM'],
    ['2026-11-27', '27 November 2026, 6:00 PM'],
    ['2026-06-01', '1 June 2026, 6:00 PM'],
  ])
  const byTitle = await pages.get('/t/events?sort=title')
  expect(byTitle.html.indexOf('Later')).toBeLessThan(byTitle.html.indexOf('Today'))
})

test('F-POST-01 the list of the dashboard has the own date of each entry, with what has none left empty', async () => {
  const listed = async (query: string) =>
    (await administrator.get(`/api/posts?${query}`)).body.d.items.map(
      ({ title, own_date: date }: { title: string; own_date?: string | null }) => [title, date],
    )
  expect(await listed('type=event&sort=title')).toEqual([
    ['Later', '2027-07-04'],
    ['Long gone', '2026-06-01'],
    ['Over', '2026-11-27'],
    ['Today', '2026-11-28'],
    ['Undated', null],
  ])
  for (const [, date] of await listed('type=page')) expect(date).toBe(undefined)
})
