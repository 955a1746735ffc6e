/** Times of day as people write them, and what is said where one is wrong. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FieldInput } from './FieldInput.tsx'
import { readSpan, readTime, timeProblem } from './writtenTime.ts'

test('F-FORM-01 a time is read in the ways in which people write it', () => {
  expect(
    ['9', '9:30', '09.30', '18h', '9h30', '12 am', '12 pm', '6 p.m.', '18 Uhr'].map((text) => readTime(text)),
  ).toEqual([540, 570, 570, 1080, 570, 0, 720, 1080, 1080])
  expect(['noon', '', '25:00', '9:60', '9:3', '2026'].map((text) => readTime(text))).toEqual(
    Array(6).fill(null),
  )
})

test('F-FORM-01 a span is read with what its end says of its beginning; late ones may end after midnight', () => {
  expect(readSpan('5', '6 pm')).toEqual({ from: 1020, to: 1080 })
  expect(readSpan('11', '1 pm')).toEqual({ from: 660, to: 780 })
  expect(readSpan('22:00', '1:30')).toEqual({ from: 1320, to: 1530 })
  expect(readSpan('10:00', '9:00')).toEqual({ from: 600, to: null })
})

test('F-FORM-01 what is wrong with a time is said in words; words in its place are not wrong', () => {
  expect(timeProblem('25:70')).toBe('Write the time like 10:00 or 10 am.')
  expect(timeProblem('9:00', '10:00')).toBe('This is before it begins.')
  expect([
    timeProblem('noon'),
    timeProblem(''),
    timeProblem('1:00', '22:00'),
    timeProblem('10:40', 'noon'),
  ]).toEqual(Array(4).fill(undefined))
})

test('F-FORM-01 a wrong time in a row stays as it was typed, and its field says what is wrong', () => {
  const html = renderToStaticMarkup(
    <FieldInput
      id="days"
      field={{
        name: 'entries',
        title: 'Entries',
        type: 'arr-object',
        fields: [
          { name: 'start', title: 'Begins', type: 'written_time' },
          { name: 'end', title: 'Ends', type: 'written_time', follows: 'start' },
        ],
      }}
      value={[
        { start: '25:70', end: 'late' },
        { start: '10:00', end: '9:00' },
      ]}
      onChange={() => undefined}
    />,
  )
  const input = (id: string) => new RegExp(`<input[^>]*id="${id}"[^>]*>`).exec(html)?.[0] ?? ''
  expect(input('days-0-start')).toMatch(/aria-describedby="days-0-start-problem".*value="25:70"/)
  expect(input('days-0-start')).toContain('aria-invalid="true"')
  expect(html).toContain('id="days-0-start-problem">Write the time like 10:00 or 10 am.</span>')
  expect(input('days-0-end')).not.toContain('aria-invalid="true"')
  expect(html).toContain('id="days-1-end-problem">This is before it begins.</span>')
})
