/** Programmes that are written as text, and written as text again. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ScheduleEntry } from './programme.ts'
import { readSchedule, writeSchedule } from './scheduleText.ts'

test('F-POST-04 a programme is read as people write it', () => {
  const text = `
Friday
9:30 The foghorn
10:00-10:40 Hopper | A door should close like a sentence | Noor Achterberg
10 am – 11 am Belt + Cellar | Alarms nobody hears
12 | Lunch | Quietly, at long tables

# 15 May
Hopper | Open doors
| To be announced
"noon" Cellar | Solder a voice | Bo | Eriksen
`
  expect(readSchedule(text)).toEqual([
    {
      title: 'Friday',
      entries: [
        { title: 'The foghorn', start: '9:30' },
        {
          title: 'A door should close like a sentence',
          start: '10:00',
          end: '10:40',
          hall: 'Hopper',
          note: 'Noor Achterberg',
        },
        { title: 'Alarms nobody hears', start: '10 am', end: '11 am', hall: 'Belt + Cellar' },
        { title: 'Lunch', start: '12', note: 'Quietly, at long tables' },
      ],
    },
    {
      title: '15 May',
      entries: [
        { title: 'Open doors', hall: 'Hopper' },
        { title: 'To be announced' },
        { title: 'Solder a voice', start: 'noon', hall: 'Cellar', note: 'Bo | Eriksen' },
      ],
    },
  ])
  expect(readSchedule('Friday\nSaturday')).toEqual([
    { title: 'Friday', entries: [] },
    { title: 'Saturday', entries: [] },
  ])
  expect(readSchedule('')).toEqual([])
  expect(writeSchedule([{ title: '', entries: [] }])).toBe('')
})

/** Words that people write, and what could be taken for something else. */
const line = fc
  .oneof(
    fc.constantFrom(
      '',
      'Friday',
      '10:00',
      '9',
      '# one',
      '|',
      '\\',
      'a | b',
      '"',
      '10 Hopper',
      '10:00-11:00',
      'c\\|d',
      '-',
    ),
    fc.string({ maxLength: 12, unit: fc.constantFrom(...'ab |\\"#-–:.19h\t é') }),
    fc.string({ maxLength: 12 }),
  )
  .map((text) => text.replaceAll(/\s+/g, ' ').trim())
const time = fc.oneof(fc.constantFrom('10:00', '9.30', '10 am', '18h', '25:70', 'noon', '7', '"x"'), line)

const entry = fc
  .record({ title: line, start: time, end: time, hall: line, note: line })
  .map(({ title, ...others }): ScheduleEntry => ({
    title,
    ...Object.fromEntries(Object.entries(others).filter(([, text]) => text !== '')),
  }))

test('F-POST-04 a programme that is written as text is read back as it was, whatever its words are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ title: line, entries: fc.array(entry, { maxLength: 4 }) }), { maxLength: 3 }),
      (days) => {
        // A first day without a name and without entries is nothing that a text could say.
        const [first] = days
        const isNothing = first?.title === '' && first.entries.length === 0
        expect(readSchedule(writeSchedule(days))).toEqual(isNothing ? days.slice(1) : days)
      },
    ),
    { numRuns: 2000 },
  )
})
