/** Dates for people: format tokens (F-CONST-16) and relative times (F-CONST-20), in the language that holds. */
import { defaultDateFormat } from '#constants.ts'
import { currentTag } from '#platform/language/current.ts'

const names = new Map<string, Intl.DateTimeFormat>()

/** A name of a month or weekday in the language that holds. */
function nameOf(part: 'month' | 'weekday', time: Date): string {
  const tag = currentTag()
  const known = names.get(tag + part) ?? new Intl.DateTimeFormat(tag, { [part]: 'long', timeZone: 'UTC' })
  names.set(tag + part, known)
  return known.format(time)
}

/**
 * Writes a time by tokens: Y year, y two-digit year, m month, d day (two digits), e day, H hour 00-23, I hour 01-12,
 * l hour 1-12, M minute, S second, p AM or PM, A and a weekday long and short, B and b month long and short. Other characters stand
 * as they are.
 * @param timeZone IANA name; UTC when absent, so that server and browser agree
 */
export function formatDate(time: Date, format: string = defaultDateFormat, timeZone = 'UTC'): string {
  if (Number.isNaN(time.getTime())) return ''
  const shifted = timeZone === 'UTC' ? time : inZone(time, timeZone)
  const part = partsOf(shifted)
  const two = (value: number) => String(value).padStart(2, '0')
  const month = nameOf('month', shifted)
  const weekday = nameOf('weekday', shifted)
  const tokens: Record<string, string> = {
    Y: String(part.year),
    y: two(part.year % 100),
    m: two(part.month),
    d: two(part.day),
    e: String(part.day),
    H: two(part.hour),
    I: two(part.hour % 12 || 12),
    l: String(part.hour % 12 || 12),
    M: two(part.minute),
    S: two(part.second),
    p: part.hour < 12 ? 'AM' : 'PM',
    A: weekday,
    a: weekday.slice(0, 3),
    B: month,
    b: month.slice(0, 3),
  }
  return Array.from(format, (character) => tokens[character] ?? character).join('')
}

interface DateParts {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

function partsOf(shifted: Date): DateParts {
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  }
}

/** The same wall-clock reading as a UTC date. */
export function inZone(time: Date, timeZone: string): Date {
  const reading = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
      .formatToParts(time)
      .map((part) => [part.type, Number(part.value)]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => reading.get(type) ?? 0
  return new Date(
    Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second')),
  )
}

const relativeUnits = [
  { name: 'second', seconds: 1, below: 60 },
  { name: 'minute', seconds: 60, below: 3600 },
  { name: 'hour', seconds: 3600, below: 86_400 },
  { name: 'day', seconds: 86_400, below: 30 * 86_400 },
  { name: 'month', seconds: 30 * 86_400, below: 12 * 30 * 86_400 },
  { name: 'year', seconds: 12 * 30 * 86_400, below: Infinity },
] as const

/** `12 seconds ago`, `1 day ago`: to 60 s seconds, to 1 h minutes, to 1 d hours, to 30 d days, to 12x30 d months, then years. */
export function relativeTime(time: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - time.getTime()) / 1000))
  const unit = relativeUnits.find((candidate) => seconds < candidate.below) ?? relativeUnits[5]
  // Nobody says that something was 0 seconds ago.
  const numeric = seconds === 0 ? 'auto' : 'always'
  const count = -Math.floor(seconds / unit.seconds)
  return new Intl.RelativeTimeFormat(currentTag(), { numeric }).format(count, unit.name)
}
