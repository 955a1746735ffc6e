/** The date picker's windows (F-UI-11): a month from Sunday to Saturday, a year of months, a decade of years. */
import { currentLanguage, currentTag, type Language } from '#platform/language/current.ts'
import { transliterate } from './transliterate.ts'

/** A day as year, month 1-12 and day; no time zone takes part. */
export interface Day {
  year: number
  month: number
  day: number
}

const dayMs = 86_400_000
const utc = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day)

export function dayOf(time: number): Day {
  const date = new Date(time)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Every day from the Sunday on or before the 1st to the Saturday on or after the last. */
export function monthWindow(year: number, month: number): Day[] {
  const first = Date.UTC(year, month - 1, 1)
  const last = Date.UTC(year, month, 0)
  const from = first - new Date(first).getUTCDay() * dayMs
  const to = last + (6 - new Date(last).getUTCDay()) * dayMs
  return Array.from({ length: (to - from) / dayMs + 1 }, (_, index) => dayOf(from + index * dayMs))
}

/** The twelve years that the decade view shows: the decade with a year on each side. */
export function decadeWindow(year: number): number[] {
  const start = Math.floor(year / 10) * 10
  return Array.from({ length: 12 }, (_, index) => start - 1 + index)
}

export function moveMonths(
  { year, month }: Pick<Day, 'year' | 'month'>,
  by: number,
): { year: number; month: number } {
  const index = year * 12 + (month - 1) + by
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
}

export function addDays(day: Day, by: number): Day {
  return dayOf(utc(day) + by * dayMs)
}

export function writeDay({ year, month, day }: Day): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Returns the day that the numbers name, or null where the calendar has none. */
function dayFrom(year: string | undefined, month: string | undefined, day: string | undefined): Day | null {
  const named = { year: Number(year), month: Number(month), day: Number(day) }
  return writeDay(dayOf(utc(named))) === writeDay(named) ? named : null
}

/** Reads `2026-11-21`; null for what is no day of the calendar. */
export function parseDay(text: string): Day | null {
  const match = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  return match && dayFrom(match[1], match[2], match[3])
}

/** English writes days in two orders, so its fields show them as they are stored: `2026-11-21`. */
const dayFirst: Readonly<Partial<Record<Language, string>>> = { de: '.', es: '/' }

/** A stored day as a field shows it: `21.11.2026` in German, `21/11/2026` in Spanish. */
export function dayInField(value: string): string {
  const between = dayFirst[currentLanguage()]
  const day = between === undefined ? null : parseDay(value)
  return day ? writeDay(day).split('-').toReversed().join(between) : value
}

/**
 * What leaving the field makes of typed text: the day as it is stored, or empty where it is none (SPEC.md section 5). It
 * reads days as they are stored, as the language writes them, with a month by name, and by numbers where only one of them
 * can be the month: `3/4/2026` is two days in English, and none.
 */
export function settleDate(text: string): string {
  const day = parseDay(text) ?? dayByNumbers(text) ?? dayByName(text)
  return day ? writeDay(day) : ''
}

function dayByNumbers(text: string): Day | null {
  const match = /^\s*(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})\s*$/.exec(text)
  if (!match) return null
  const [, first = '', between, second = '', year = ''] = match
  const isDayFirst = between === '.' || currentLanguage() in dayFirst
  const isMonth = (number: string) => Number(number) <= 12
  if (!isDayFirst && isMonth(first) && isMonth(second) && Number(first) !== Number(second)) return null
  return isDayFirst || !isMonth(first)
    ? dayFrom(wholeYear(year), second, first)
    : dayFrom(wholeYear(year), first, second)
}

/** `19 December 2026`, `Dec 19th, 2026`, `19. Dezember 2026`, `19 de diciembre de 2026`. */
function dayByName(text: string): Day | null {
  const words = transliterate(text)
    .split(/[\s,./-]+/)
    .filter((word) => word !== '' && word !== 'de' && word !== 'of')
  const names = words.filter((word) => /^[a-z]{3,}$/.test(word))
  const numbers = words.flatMap((word) => /^(\d+)(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? [])
  const [name, ...others] = names
  if (name === undefined || others.length > 0 || numbers.length !== 2 || words.length !== 3) return null
  const month = [currentTag(), 'en']
    .map((tag) => monthNames(tag).findIndex((known) => known.startsWith(name)))
    .find((index) => index >= 0)
  const [day = '', year = ''] = numbers
  return month === undefined || !/^(\d{4}|\d{2})$/.test(year)
    ? null
    : dayFrom(wholeYear(year), String(month + 1), day)
}

const monthNames = (tag: string): string[] => {
  const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => transliterate(format.format(Date.UTC(2026, month, 15))))
}

const wholeYear = (year: string): string => (year.length === 2 ? `20${year}` : year)
