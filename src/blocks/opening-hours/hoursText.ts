/** Opening hours as text, as people write them: days, then times, one line each. */
import { currentTag } from '#platform/language/current.ts'
import { weekdays, type HoursRow, type Weekday } from './hours.ts'
import { openingHours as texts } from './texts/openingHours.ts'
import { dayText } from './words.ts'

const time = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|uhr|h)?`
/** `17:30-22`, `5:30 pm to 10 pm`, `10 bis 14 Uhr`. */
const span = new RegExp(`${time}\\s*(?:[-–—]|to|until|bis|a)\\s*${time}`, 'gi')
const through = /^(?:[-–—]|to|through|until|bis|a)$/

/** The days in the languages of the product, the person's own first: what is pasted may be in another. */
const dayNames = (): string[][] =>
  [currentTag(), 'en', 'de', 'es'].map((tag) => {
    const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
    // The 5th of January 2026 is a Monday.
    return weekdays.map((_, at) => plain(format.format(Date.UTC(2026, 0, 5 + at))))
  })

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Returns the rows that a text says; lines without days or times say none. */
export function readHours(text: string): HoursRow[] {
  return text.split(/[\n;]/).flatMap((line) => {
    const at = line.search(/\d/)
    const days = at < 0 ? [] : readDays(line.slice(0, at))
    if (days.length === 0) return []
    return [...line.slice(at).matchAll(span)].flatMap(
      ([, hour = '', minute = '00', half = '', last = '', lastMinute = '00', lastHalf = '']) => {
        const opens = timeOf(hour, minute, half || lastHalf)
        const closes = timeOf(last, lastMinute, lastHalf)
        return opens && closes ? [{ days: [...days], opens, closes }] : []
      },
    )
  })
}

/** Returns the lines with times that say no hours, as they are written. */
export const unreadHours = (text: string): string[] =>
  text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => /\d/.test(line) && readHours(line).length === 0)

function timeOf(hour: string, minute: string, half: string): string | null {
  const isPm = half.toLowerCase() === 'pm' && Number(hour) < 12
  const isMidnight = half.toLowerCase() === 'am' && Number(hour) === 12
  const hours = isMidnight ? 0 : Number(hour) + (isPm ? 12 : 0)
  return hours <= 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : null
}

function readDays(text: string): Weekday[] {
  if (plain(text).includes(plain(texts.every_day))) return [...weekdays]
  const names = dayNames()
  const days = new Set<Weekday>()
  let last: number | null = null
  let isRange = false
  for (const word of plain(text).match(/[-–—]|\p{L}+/gu) ?? []) {
    if (through.test(word)) isRange = last !== null
    else {
      const at = names
        .map((known) => (word.length < 2 ? -1 : known.findIndex((day) => day.startsWith(word))))
        .find((found) => found >= 0)
      if (at === undefined) continue
      // Friday to Monday goes on over the end of the week.
      if (isRange && last !== null)
        for (let day: number = last; day !== at; day = (day + 1) % weekdays.length) addDay(days, day)
      addDay(days, at)
      last = at
      isRange = false
    }
  }
  return weekdays.filter((day) => days.has(day))
}

function addDay(days: Set<Weekday>, at: number): void {
  const day = weekdays[at]
  if (day) days.add(day)
}

/** Returns the text that `readHours` reads as these rows. */
export function writeHours(rows: readonly HoursRow[]): string {
  return rows.map(({ days, opens, closes }) => `${daysText(days)} ${opens}–${closes}`.trim()).join('\n')
}

function daysText(days: readonly string[]): string {
  const found = weekdays.flatMap((day, at) => (days.includes(day) ? [at] : []))
  const [first = 0] = found
  const end = found.at(-1) ?? first
  const nameOf = (at: number) => dayText(weekdays[at] ?? 'monday')
  return found.length > 2 && end - first === found.length - 1
    ? `${nameOf(first)} – ${nameOf(end)}`
    : found.map(nameOf).join(', ')
}
