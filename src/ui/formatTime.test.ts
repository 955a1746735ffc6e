/** Times on screens, in the order and with the signs of each language. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inLanguage } from '#platform/language/inLanguage.ts'
import { formatTime, localTime, type TimeWay } from './formatTime.ts'

const time = new Date('2026-03-07T15:04:09Z')

test.each<[TimeWay, string, string, string]>([
  ['weekday', 'Saturday 7 March', 'Samstag, 7. März', 'sábado, 7 de marzo'],
  ['short_weekday', 'Sat 7 Mar', 'Sa., 7. März', 'sáb, 7 mar'],
  ['day', '7 Mar', '7. März', '7 mar'],
  ['day_and_year', '7 Mar 2026', '7. März 2026', '7 mar 2026'],
  ['month', 'Mar 2026', 'März 2026', 'mar 2026'],
  ['year', '2026', '2026', '2026'],
  ['moment', '7 Mar, 15:04', '7. März, 15:04', '7 mar, 15:04'],
  ['moment_and_year', '7 Mar 2026, 15:04', '7. März 2026, 15:04', '7 mar 2026, 15:04'],
  ['clock', '3:04 PM', '15:04', '15:04'],
  ['seconds', '15:04:09', '15:04:09', '15:04:09'],
  ['exact', '2026-03-07 03:04 PM', '07.03.2026, 15:04', '7 mar 2026, 15:04'],
])('13.2 F-CONST-16 %s is written as each language orders it', (way, english, german, spanish) => {
  const written = (language: string) => inLanguage(language, () => formatTime(time, way))
  expect([written('en'), written('de'), written('es')]).toEqual([english, german, spanish])
})

test('13.2 a time is told in its time zone; what is no time is empty', () => {
  expect(inLanguage('de', () => formatTime(time, 'moment', 'Asia/Tokyo'))).toBe('8. März, 00:04')
  expect(inLanguage('de', () => formatTime(new Date('nonsense')))).toBe('')
  expect(localTime('2026-03-07T15:04:09Z')).toMatch(/^[78] Mar 2026, \d\d:\d\d$/)
  expect(localTime('2026-03-07T15:04:09Z', 'seconds')).toMatch(/:09$/)
})

/** A pattern of its own has the order of English; what a browser makes of a date by itself has no language at all. */
const own = /toLocale(Date|Time)String|\bnew Date\([^()]*\)\.toLocaleString|\bformatDate\(/

test('13.2 F-CONST-16 no screen orders a date by a pattern of its own', () => {
  const writers = ['src/ui/dateFormat.ts', 'src/ui/formatTime.ts']
  expect(
    globSync('src/**/*.{ts,tsx}').filter(
      (file) => !file.includes('.test.') && !writers.includes(file) && own.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([])
  expect("formatDate(now, 'A e B')").toMatch(own)
})
