/** Date tokens and relative times. */
import { expect, test } from 'vitest'
import { formatDate, relativeTime } from './dateFormat.ts'

const time = new Date('2026-03-07T15:04:09Z')

test('F-CONST-16 every token is written, the default is Y-m-d I:M p', () => {
  expect(formatDate(time)).toBe('2026-03-07 03:04 PM')
  expect(formatDate(time, 'Y y m H I M S a A b B p d e')).toBe(
    '2026 26 03 15 03 04 09 Sat Saturday Mar March PM 07 7',
  )
  expect(formatDate(new Date('2026-03-07T00:30:00Z'), 'I:M p')).toBe('12:30 AM')
  expect(formatDate(time, 'd H', 'Asia/Tokyo')).toBe('08 00')
  expect(formatDate(new Date('nonsense'))).toBe('')
})

test('F-CONST-20 relative times change unit at 60 s, 1 h, 1 d, 30 d and 12x30 d', () => {
  const ago = (seconds: number) => relativeTime(new Date(time.getTime() - seconds * 1000), time)
  const day = 86_400
  expect(ago(1)).toBe('1 second ago')
  expect(ago(59)).toBe('59 seconds ago')
  expect(ago(60)).toBe('1 minute ago')
  expect(ago(3599)).toBe('59 minutes ago')
  expect(ago(3600)).toBe('1 hour ago')
  expect(ago(day)).toBe('1 day ago')
  expect(ago(29 * day)).toBe('29 days ago')
  expect(ago(30 * day)).toBe('1 month ago')
  expect(ago(359 * day)).toBe('11 months ago')
  expect(ago(360 * day)).toBe('1 year ago')
  expect(ago(-5)).toBe('now')
})
