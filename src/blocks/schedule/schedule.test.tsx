/** What a schedule draws: the order of time, what is beside each other and what reaches over, tabs, and words in place of times. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'
import { sessionsOf } from './dayGrid.ts'
import { readSchedule } from './scheduleText.ts'

const draw = (text: string, state: Record<string, unknown> = {}) =>
  drawBlock('schedule', { days: readSchedule(text), clock: '24', ...state })
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
/** Each row of the table as its cells: columns by rows, and the title; empty ones as they are. */
const cellsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].slice(1).map(([, row = '']) =>
    [...row.matchAll(/<td([^>]*)>(.*?)<\/td>/g)].map(([, attributes = '', inside = '']) => {
      const [columns = '1', rows = '1'] = ['colSpan', 'rowSpan'].map(
        (name) => new RegExp(`${name}="(\\d+)"`, 'i').exec(attributes)?.[1],
      )
      return `${columns}x${rows} ${plain(/<h\d[^>]*>(.*?)<\/h\d>/.exec(inside)?.[1] ?? '')}`.trim()
    }),
  )

const friday = `
12:00 | Lunch
9:30 | The foghorn | Everybody outside, please.
10:00-11:00 Hopper | A door
10:00-10:40 Belt | Alarms
10:00-12:00 Cellar | Workshop
10:40-12:00 Belt | The kettle
11:00-12:00 Hopper | Ice
13:30 Hopper | Rooms
13:30-15:00 Belt + Cellar | Organ
14:30 Hopper | Questions`

test('F-POST-04 a day is a table in the order of time: parallel ones side by side, long ones over rows, common ones over all columns', () => {
  const html = draw(friday)
  expect([...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, name]) => name)).toEqual([
    'Hopper',
    'Belt',
    'Cellar',
  ])
  expect(cellsOf(html)).toEqual([
    ['3x1 The foghorn'],
    ['1x2 A door', '1x1 Alarms', '1x3 Workshop'],
    ['1x2 The kettle'],
    ['1x1 Ice'],
    ['3x1 Lunch'],
    ['1x1 Rooms', '2x2 Organ'],
    ['1x1 Questions'],
  ])
  const times = [...html.matchAll(/b-schedule-time"><time dateTime="(.*?)">/gi)].map(([, time]) => time)
  expect(times).toEqual(times.toSorted())
  expect(times).toHaveLength(10)
})

test('F-POST-04 bars lie where they are on the axis of hours; a moment is beside the bar that has begun by then', () => {
  const html = draw(
    '8-17 | Lisbon | 7 people\n17:00 | handed over\n15:30-23:30 | Denver\n23:00-6:00 | Osaka\n12:00-12:30 Desk 2 | Call',
    { look: 'bars' },
  )
  const rows = [...html.matchAll(/<tr(?: class="b-schedule-alone")?>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td([^>]*)>(.*?)<\/td>/g)].map(([, attributes = '', inside = '']) =>
      `${/colSpan="(\d+)"/i.exec(attributes)?.[1] ?? '1'} ${plain(inside)}`.trim(),
    ),
  )
  // From 8:00 to 6:00 in quarters of an hour; the words of a short one are beside it.
  expect(rows).toEqual([
    ['36 08:00 – 17:00 Lisbon 7 people', '52'],
    ['16', '2', '70 12:00 – 12:30 Call Desk 2'],
    ['30 17:00 handed over', '32 15:30 – 23:30 Denver', '26'],
    ['60', '28 23:00 – 06:00 Osaka'],
  ])
  expect(html.match(/<td[^>]*><span[^>]*>\d\d<\/span>/g)).toHaveLength(8)
  const twelve = draw('8-17 | Lisbon', { look: 'bars', clock: '12' })
  expect(twelve).toContain('>8\u00a0AM</span>')
})

test('F-POST-04 what overlaps stays: in one hall side by side, and under what is for everybody', () => {
  expect(
    cellsOf(draw('9-12 A | Long\n10-11 A | Short\n10:00 B | Other\n11:30 | Bell\n11:40-12 B | Last')),
  ).toEqual([['1x2 Long', '2x1'], ['1x1 Short', '1x1 Other'], ['3x1 Bell'], ['2x1', '1x1 Last']])
  // It goes on while the bell rings, so its end is written.
  expect(draw('9-12 A | Long\n10:00 B | Other\n11:30 | Bell')).toContain(
    '<span class="b-schedule-end">–<time dateTime="12:00">12:00</time></span>',
  )
  expect(draw('9-12 A | Long\n10:00 B | Other')).toContain('<span class="sr-only">–<time dateTime="12:00">')
  // Two halls at once, of which one is not free: nothing is over anything.
  expect(cellsOf(draw('9-10 A | One\n9-10 B | Two\n9-10 A + B | Both'))).toEqual([
    ['1x1 One', '1x1 Both', '1x1 Two'],
  ])
})

test('F-POST-04 times are as the site writes them; words and what is no time stay as they were written, in their place', () => {
  const list = draw('9 am | Doors\n"noon" | Lunch\n25:70 | Odd\n6 pm-5 pm | Wrong', { clock: '12' })
  expect(list).toMatch(/^<div class="b-schedule b-schedule-filled"><div class="b-schedule-day"><ol/)
  expect(plain(list).replaceAll('\u202f', ' ')).toBe('9:00 AM Doors noon Lunch 25:70 Odd 6:00 PM –5 pm Wrong')
  // A night goes on after midnight, whatever the clock says.
  const [night] = readSchedule(
    '22:00-23:30 | Band\n1:00 | Last band\n23:30-0:30 | Silence\n8:00 | Sound check',
  )
  expect(sessionsOf(night ?? { title: '', entries: [] }, []).map(({ entry }) => entry.title)).toEqual([
    'Sound check',
    'Band',
    'Silence',
    'Last band',
  ])
})

test('F-POST-04 several days are a choice of one, all of them in the editor or below each other', () => {
  const text = 'Friday\n9:00 | Doors\nSaturday\n9:00 A | Talk\n9:00 B | Film'
  const tabs = draw(text)
  const choices = [...tabs.matchAll(/<label><input ([^>]*)\/>(.*?)<\/label>/g)]
  expect(choices.map(([, attributes = '', name]) => [attributes.includes('checked'), name])).toEqual([
    [true, 'Friday'],
    [false, 'Saturday'],
  ])
  expect([...tabs.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
    'Friday',
    'Saturday',
  ])
  expect([...tabs.matchAll(/<h4[^>]*>(.*?)<\/h4>/g)].map(([, title]) => title)).toEqual([
    'Doors',
    'Talk',
    'Film',
  ])
  expect(draw(text, { show_days: 'below' })).not.toContain('<input')
  expect(drawBlock('schedule', { days: readSchedule(text) }, { isCanvas: true })).not.toContain('<input')
})

test('F-POST-04 a hall keeps its colour on all days, and a schedule without words shows nothing but in the editor', () => {
  const html = draw('Friday\n9:00 A | One\n9:00 B | Two\nSaturday\n9:00 B | Three\n9:00 C | Four', {
    show_days: 'below',
  })
  expect([...html.matchAll(/<th[^>]*class="b-schedule-in-(\d)">/g)].map(([, tint]) => tint)).toEqual([
    '1',
    '2',
    '2',
    '3',
  ])
  expect(drawBlock('schedule')).toBe('')
  expect(drawBlock('schedule', {}, { isCanvas: true })).toContain('b-media-empty')
})
