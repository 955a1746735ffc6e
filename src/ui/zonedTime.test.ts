import { expect, test } from 'vitest'
import { comingDay, momentInZone, plannedTime, timeUntil, zonedDayAndTime } from './zonedTime.ts'

test.each([
  ['Europe/Berlin', '2026-11-30', '08:00', '2026-11-30T07:00:00.000Z'],
  ['Europe/Berlin', '2026-07-06', '08:00', '2026-07-06T06:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-30', '08:00', '2026-11-30T16:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-30', '00:30', '2026-11-29T11:30:00.000Z'],
  ['UTC', '2026-11-30', '08:00', '2026-11-30T08:00:00.000Z'],
  // The clocks go back at 3:00 and forward at 2:00.
  ['Europe/Berlin', '2026-10-25', '04:00', '2026-10-25T03:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
])('in %s the clock says %s %s at one moment', (timeZone, day, time, moment) => {
  expect(momentInZone({ day, time }, timeZone)).toBe(moment)
  expect(zonedDayAndTime(moment, timeZone)).toEqual({ day, time })
})

test('60 minutes are an hour more, and 24 hours the next day', () => {
  expect(momentInZone({ day: '2026-11-30', time: '08:60' }, 'UTC')).toBe('2026-11-30T09:00:00.000Z')
  expect(momentInZone({ day: '2026-11-30', time: '24:30' }, 'UTC')).toBe('2026-12-01T00:30:00.000Z')
})

test('an hour that the clock change leaves out is the one beside it; what is no day is none', () => {
  const left = momentInZone({ day: '2026-03-29', time: '02:30' }, 'Europe/Berlin')
  expect(['2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z']).toContain(left)
  expect(momentInZone({ day: '', time: '08:00' }, 'UTC')).toBeNull()
  expect(momentInZone({ day: '2026-02-40', time: '08:00' }, 'UTC')).toBeNull()
})

test('the next Monday and tomorrow are those of the zone', () => {
  const sundayNight = new Date('2026-11-29T23:30:00Z')
  expect(comingDay(sundayNight, 'UTC', { weekday: 1, time: '08:00' }).day).toBe('2026-11-30')
  // In Berlin it is Monday already: the next one is a week away.
  expect(comingDay(sundayNight, 'Europe/Berlin', { weekday: 1, time: '08:00' }).day).toBe('2026-12-07')
  expect(comingDay(sundayNight, 'Europe/Berlin', { time: '08:00' }).day).toBe('2026-12-01')
})

test('a moment within a week is said by its weekday, a later one by its date', () => {
  const now = new Date('2026-11-27T16:00:00Z')
  expect(plannedTime('2026-11-30T07:00:00Z', 'Europe/Berlin', now)).toBe('Monday 8:00')
  expect(plannedTime('2026-12-14T11:30:00Z', 'UTC', now)).toBe('14 Dec 2026, 11:30')
  expect(timeUntil('2026-11-30T07:00:00Z', now)).toBe('in 3 days')
  expect(timeUntil('2026-11-28T07:00:00Z', now)).toBe('in 15 hours')
  expect(timeUntil('2026-11-27T16:00:20Z', now)).toBe('in 1 minute')
})
