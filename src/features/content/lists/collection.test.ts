/** Collections on pages: which entries they show, in what order, and how fields are written. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Block } from '#blocks/block.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import { fixedClock } from '#platform/clock.ts'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { watchStatements } from '#test/support/statements.ts'
import { dayIn, dayOf } from '#platform/language/days.ts'
import { dateTexts, numberTexts } from './entryValues.ts'

let site: TestSite
let pages: PageServer
let administrator: Client
let texts: string[] = []
const clock = fixedClock(new Date('2026-11-25T12:00:00Z'))

const fields = [
  { name: 'date', title: 'Date', type: 'date' },
  { name: 'place', title: 'Place', type: 'string' },
  { name: 'price', title: 'Price', type: 'number' },
  { name: 'kind', title: 'Kind', type: 'dropdown', choices: ['music', 'market'] },
  { name: 'for_whom', title: 'For whom', type: 'checklist', choices: ['adults', 'children'] },
  { name: 'is_full', title: 'Booked out', type: 'bool' },
  { name: 'door_secret', title: 'Door code', type: 'string' },
]

const entries: { title: string; fields: Record<string, unknown>; tags?: string[] }[] = [
  { title: 'Past', fields: { date: '2026-11-24', price: 9, kind: 'music', place: 'Ærø' } },
  {
    title: 'Today',
    fields: { date: '2026-11-25', price: 20.5, kind: 'market', for_whom: ['children'] },
    tags: ['ß'],
  },
  {
    title: 'Soon',
    fields: { date: '2026-12-01', price: 100, kind: 'music', is_full: true, place: "St. Mary's" },
  },
  {
    title: 'Later',
    fields: { date: '2027-02-01', price: 20, for_whom: ['adults', 'children'] },
    tags: ['漢字'],
  },
  { title: 'Undated', fields: { place: 'Ærø', door_secret: '1234' } },
]

beforeAll(async () => {
  site = await testSite({ clock })
  pages = await pageServer(site)
  administrator = await site.as('administrator')
  const made = await administrator.post('/api/types', {
    slug: 'event',
    title: 'Event',
    plural: 'events',
    fields,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  for (const entry of entries) await publish({ ...entry })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await pages.close()
  await site.close()
})

async function publish(input: Record<string, unknown>) {
  const answer = await administrator.post('/api/t/events', { status: 'published', ...input })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.d
}

let count = 0
const card = (children: Block[], state: Block['state'] = {}): Block => ({
  id: 'card000001',
  type: 'collection-card',
  state,
  children,
})
const bound = (field: string, more: object = {}): Block => ({
  id: `bound${field}`.slice(0, 11),
  type: 'heading',
  state: { text: '', level: 3, bind: { text: { field, ...more } } },
  children: [],
})

/** Publishes a page with a collection and returns its path. */
async function pageOf(
  state: Record<string, unknown>,
  cards: Block[] = [card([bound('title')])],
): Promise<string> {
  count += 1
  const slug = `collection-${count}`
  const { status, body } = await administrator.post('/api/posts', {
    type: 'page',
    title: slug,
    slug,
    status: 'published',
    value: [
      {
        id: `collect${count}`,
        type: 'collection',
        state: { type: 'event', limit: 20, ...state },
        children: cards,
      },
    ],
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return `/${slug}`
}

const headingsOf = (html: string) =>
  [...html.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map((match) => match[1]?.replaceAll('&#39;', "'"))
const shown = async (path: string) => headingsOf((await pages.get(path)).html)

const byDate = { sort: 'date' }
test.each<[string, object[], string[]]>([
  ['none', [], ['Past', 'Today', 'Soon', 'Later', 'Undated']],
  ['today or later', [{ type: 'meta_date_>=', value: 'today' }], ['Today', 'Soon', 'Later']],
  ['before today', [{ type: 'meta_date_<', value: 'today' }], ['Past']],
  [
    'at most 7 days ahead',
    [
      { type: 'meta_date_>=', value: 'today' },
      { type: 'meta_date_<=', value: 'today+7' },
    ],
    ['Today', 'Soon'],
  ],
  ['on or after a day', [{ type: 'meta_date_>=', value: '2026-12-01' }], ['Soon', 'Later']],
  ['no day at all', [{ type: 'meta_date_>=', value: 'tomorrow’s eve' }], []],
  ['at most 20', [{ type: 'meta_price_<=', value: '20' }], ['Past', 'Later']],
  ['at most 20.5', [{ type: 'meta_price_<=', value: '20.5' }], ['Past', 'Today', 'Later']],
  ['a number that is none', [{ type: 'meta_price_<=', value: '1e9' }], []],
  ['at least 100, as numbers', [{ type: 'meta_price_>=', value: '100' }], ['Soon']],
  ['one of two words', [{ type: 'meta_kind_=', value: ['music', 'market'] }], ['Past', 'Today', 'Soon']],
  ['another word, or none', [{ type: 'meta_kind_!=', value: 'music' }], ['Today', 'Later', 'Undated']],
  ['an apostrophe', [{ type: 'meta_place_=', value: "St. Mary's" }], ['Soon']],
  ['ø', [{ type: 'meta_place_=', value: 'Ærø' }], ['Past', 'Undated']],
  ['a list includes', [{ type: 'meta_for_whom_=', value: 'adults' }], ['Later']],
  ['a list does not include', [{ type: 'meta_for_whom_!=', value: 'children' }], ['Past', 'Soon', 'Undated']],
  ['ticked', [{ type: 'meta_is_full_=', value: 'true' }], ['Soon']],
  ['not ticked', [{ type: 'meta_is_full_!=', value: 'true' }], ['Past', 'Today', 'Later', 'Undated']],
  ['filled in', [{ type: 'has_meta', value: 'place' }], ['Past', 'Soon', 'Undated']],
  ['empty', [{ type: 'has_meta', value: 'place', negate: true }], ['Today', 'Later']],
  ['tagged ß', [{ type: 'has_tag', value: 'ß' }], ['Today']],
  ['tagged 漢字 or ß', [{ type: 'has_tag', value: ['ß', '漢字'] }], ['Today', 'Later']],
  [
    'not yet filled in',
    [{ type: 'meta_price_<=', value: '' }],
    ['Past', 'Today', 'Soon', 'Later', 'Undated'],
  ],
  [
    'two at once',
    [
      { type: 'meta_kind_=', value: 'music' },
      { type: 'meta_price_>=', value: '10' },
    ],
    ['Soon'],
  ],
  ['a field that is gone', [{ type: 'meta_colour_=', value: 'red' }], []],
  ['a secret field', [{ type: 'meta_door_secret_=', value: '1234' }], []],
  ['its page’s store', [{ type: 'store', value: 'north' }], []],
])('F-TYPE-02 a collection with the filter: %s', async (_, filters, titles) => {
  expect(await shown(await pageOf({ ...byDate, filters }))).toEqual(titles)
})

test.each<[string, Record<string, unknown>, string[]]>([
  ['a date, latest first', { sort: 'date', descending: true }, ['Later', 'Soon', 'Today', 'Past', 'Undated']],
  ['a number, as numbers', { sort: 'price' }, ['Past', 'Later', 'Today', 'Soon', 'Undated']],
  ['a number down', { sort: 'price', descending: true }, ['Soon', 'Today', 'Later', 'Past', 'Undated']],
  ['the title', { sort: 'title' }, ['Later', 'Past', 'Soon', 'Today', 'Undated']],
  ['a field that is gone: newest first', { sort: 'colour' }, ['Undated', 'Later', 'Soon', 'Today', 'Past']],
])('F-TYPE-02 a collection in the order of %s', async (_, state, titles) => {
  expect(await shown(await pageOf(state))).toEqual(titles)
})

test.each<[string, string, string[]]>([
  [
    'en',
    '2026-11-28',
    [
      '28 November 2026',
      'Saturday, 28 November 2026',
      '28 Nov 2026',
      '28 November',
      'Saturday',
      '28',
      'Nov',
      'November 2026',
      '2026',
    ],
  ],
  [
    'de',
    '2026-11-28',
    [
      '28. November 2026',
      'Samstag, 28. November 2026',
      '28.11.2026',
      '28. November',
      'Samstag',
      '28',
      'Nov',
      'November 2026',
      '2026',
    ],
  ],
  [
    'es',
    '2026-01-02',
    [
      '2 de enero de 2026',
      'viernes, 2 de enero de 2026',
      '2 ene 2026',
      '2 de enero',
      'viernes',
      '2',
      'ene',
      'enero de 2026',
      '2026',
    ],
  ],
])('F-TYPE-02 a date in %s', (language, day, written) => {
  const { text } = inLanguage(language, () => dateTexts(new Date(day), 'UTC'))
  expect(Object.values(text ?? {})).toEqual(written)
  expect(dateTexts(new Date('never'), 'UTC')).toEqual({})
})

test.each<[string, number, string, string]>([
  ['en', 1250.5, '1,250.5', '€1,250.50'],
  ['de', 1250.5, '1.250,5', '1.250,50 €'],
  ['de', 0.1 + 0.2, '0,3', '0,30 €'],
  ['es', 12.25, '12,25', '12,25 €'],
  ['en', 0, '0', 'Free'],
  ['de', 0, '0', 'Kostenlos'],
  ['es', 0, '0', 'Gratis'],
])('F-TYPE-02 a number in %s', (language, value, number, price) => {
  const currency = { code: 'EUR', symbol: '€', exponent: 2 }
  const { text } = inLanguage(language, () => numberTexts(value, { currency }))
  expect(text?.['']).toBe(number)
  expect(text?.price?.replaceAll('\u00a0', ' ')).toBe(price)
})

test('F-TYPE-02 days of filters are those of the site, from today or named', () => {
  expect(dayIn('Pacific/Auckland', new Date('2026-11-25T12:00:00Z'))).toBe('2026-11-26')
  expect([
    dayOf('today', '2026-12-31'),
    dayOf('today+1', '2026-12-31'),
    dayOf('today-31', '2026-12-31'),
  ]).toEqual(['2026-12-31', '2027-01-01', '2026-11-30'])
  expect(['todayish', 'today+', '31.12.2026', ''].map((value) => dayOf(value, '2026-12-31'))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('F-TYPE-02 SECURITY what an entry says is text, a URL that runs code is no link, and secrets are shown nowhere', async () => {
  const field = (name: string, type = 'string') => ({ name, title: name, type })
  await administrator.post('/api/types', {
    slug: 'trap',
    title: 'Trap',
    plural: 'traps',
    fields: [field('words'), field('site_url'), field('pin_secret')],
  })
  await administrator.post('/api/t/traps', {
    title: '<img src=x onerror=alert(1)>',
    status: 'published',
    fields: { words: '"><script>alert(2)</script>', site_url: 'javascript:alert(3)', pin_secret: 'hush' },
  })
  const path = await pageOf({ type: 'trap' }, [
    card([
      bound('title'),
      bound('words', { before: '<i>', after: '&amp;' }),
      bound('pin_secret', { if_empty: 'keep' }),
      {
        id: 'button0001',
        type: 'button',
        state: { text: 'Go', url: '/safe', bind: { url: { field: 'site_url', if_empty: 'keep' } } },
        children: [],
      },
      {
        id: 'image00001',
        type: 'image',
        state: { src: '', alt: '', bind: { src: { field: 'site_url' } } },
        children: [],
      },
    ]),
  ])
  const { html } = await pages.get(path)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('&lt;i&gt;&quot;&gt;&lt;script&gt;alert(2)&lt;/script&gt;&amp;amp;')
  expect(html).toContain('href="/safe"')
  for (const bad of ['javascript:', 'hush', '<script>alert', '<img src=x', '"bind"'])
    expect(html).not.toContain(bad)
})

const hidden: [string, object][] = [
  ['a draft', { status: 'draft' }],
  ['a private entry', { status: 'private' }],
  ['one that is not due', { status: 'scheduled', publish_at: '2026-11-26T00:00:00Z' }],
  ['one that is over', { status: 'published', unpublish_at: '2026-11-25T11:00:00Z' }],
]
test.each(hidden)('F-POST-10 a collection never shows %s', async (_, state) => {
  const { id } = await publish({ title: 'Hidden one', fields: { date: '2026-12-24' }, ...state })
  expect(await shown(await pageOf(byDate))).not.toContain('Hidden one')
  expect((await administrator.delete(`/api/posts/${id}`)).status).toBeLessThan(500)
})

test('F-POST-10 the test above would see a statement that forgets who may see an entry', async () => {
  const { id } = await publish({ title: 'Private one', fields: { date: '2026-12-24' }, status: 'private' })
  vi.restoreAllMocks()
  watchStatements({ rewrite: (text) => text.replace("live.status in ('published', 'scheduled')", 'true') })
  expect(await shown(await pageOf(byDate))).toContain('Private one')
  vi.restoreAllMocks()
  await administrator.delete(`/api/posts/${id}`)
})

test('F-PUB-12 an entry that is new, changed or taken away changes the pages that show its collection; one whose day is over goes within a minute', async () => {
  const path = await pageOf({ ...byDate, filters: [{ type: 'meta_date_>=', value: 'today' }] })
  expect(await shown(path)).toEqual(['Today', 'Soon', 'Later'])
  const made = await publish({ title: 'Brand new', fields: { date: '2026-11-30' } })
  await expect.poll(() => shown(path)).toEqual(['Today', 'Brand new', 'Soon', 'Later'])
  await publish({ id: made.id, version: made.version, title: 'Renamed', fields: { date: '2026-12-02' } })
  await expect.poll(() => shown(path)).toEqual(['Today', 'Soon', 'Renamed', 'Later'])
  await administrator.delete(`/api/posts/${made.id}`)
  await expect.poll(() => shown(path)).toEqual(['Today', 'Soon', 'Later'])
  clock.advance(12 * 3_600_000 + 60_000)
  expect(await shown(path)).toEqual(['Soon', 'Later'])
  clock.advance(-12 * 3_600_000 - 60_000)
})

test('F-PUB-12 one statement reads a collection, however many entries it has; two alike on one page share it', async () => {
  const path = await pageOf(byDate, [
    card([bound('title'), bound('date'), bound('price', { format: 'price' })]),
  ])
  vi.restoreAllMocks()
  watchStatements({
    sent(together) {
      texts.push(...together)
      return undefined
    },
  })
  texts = []
  await pages.get(`${path}?fresh=1`)
  expect(
    texts.filter((text) => /v\.metas|post_version v/.test(text) && text.includes('count(*) over ()')),
  ).toHaveLength(1)
  vi.restoreAllMocks()
})

test('F-UI-18 a collection turns its pages: each is its own canonical URL, with a link to the next', async () => {
  const path = await pageOf({ ...byDate, limit: 2, paging: 'more' })
  const first = (await pages.get(path)).html
  expect(headingsOf(first)).toEqual(['Past', 'Today'])
  expect(first).toContain(`href="${path}?p=2" rel="next"`)
  const second = (await pages.get(`${path}?p=2`)).html
  expect(headingsOf(second)).toEqual(['Soon', 'Later'])
  expect(second).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}\\?p=2">`))
  expect((await pages.get(`${path}?p=9`)).html).toContain('To the first page')
})

test('F-TYPE-02 an empty field leaves its block out, or shows what the block says; ids of copies differ; other types are not listed', async () => {
  const { html } = await pages.get(
    await pageOf(byDate, [
      card([
        bound('place'),
        {
          ...bound('price', { if_empty: 'keep' }),
          state: {
            text: 'Free',
            level: 3,
            as_tb_content: true,
            bind: { text: { field: 'price', if_empty: 'keep' } },
          },
        },
      ]),
    ]),
  )
  expect(headingsOf(html)).toEqual(['Ærø', '9', '20.5', "St. Mary's", '100', '20', 'Ærø', 'Free'])
  const ids = [...html.matchAll(/<h3 [^>]*id="([^"]*)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  for (const type of ['menu', 'layout', 'nothing', ''])
    expect(await shown(await pageOf({ type }))).toEqual([])
})

test('F-POST-15 a save refuses bindings that are none', async () => {
  for (const bind of [
    { text: 'title' },
    { text: { field: '' } },
    { text: { field: 'title', code: 'x' } },
    'title',
  ]) {
    const { status } = await administrator.post('/api/posts', {
      type: 'page',
      title: 'Bad',
      value: [{ id: 'bad0000001', type: 'heading', state: { text: '', level: 3, bind }, children: [] }],
    })
    expect(status).toBe(422)
  }
})
