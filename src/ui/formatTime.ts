/** Times on screens: the fixed patterns of English, and in every other language its own order, signs and 12 or 24 hours. */
import { defaultDateFormat } from '#constants.ts'
import { currentTag } from '#platform/language/current.ts'
import { formatDate } from './dateFormat.ts'

const day = 'numeric'
const month = 'short'
const clock = { hour: '2-digit', minute: '2-digit' } as const

/** What of a time is told: the tokens that English keeps, and what Intl makes of the same for the others. */
const ways = {
  /** Monday 23 November */
  weekday: { english: 'A e B', options: { weekday: 'long', day, month: 'long' } },
  /** Mon 23 Nov */
  short_weekday: { english: 'a e b', options: { weekday: 'short', day, month } },
  /** 23 Nov */
  day: { english: 'e b', options: { day, month } },
  /** 23 Nov 2026 */
  day_and_year: { english: 'e b Y', options: { day, month, year: 'numeric' } },
  /** Nov 2026 */
  month: { english: 'b Y', options: { month, year: 'numeric' } },
  year: { english: 'Y', options: { year: 'numeric' } },
  /** 23 Nov, 15:04 */
  moment: { english: 'e b, H:M', options: { day, month, ...clock } },
  /** 23 Nov 2026, 15:04 */
  moment_and_year: { english: 'e b Y, H:M', options: { day, month, year: 'numeric', ...clock } },
  /** 3:04 PM */
  clock: { english: 'l:M p', options: clock },
  /** 15:04:09 */
  seconds: { english: 'H:M:S', options: { ...clock, second: '2-digit', hourCycle: 'h23' } },
  /** 2026-11-23 03:04 PM (F-CONST-16) */
  exact: { english: defaultDateFormat, options: { dateStyle: 'medium', timeStyle: 'short' } },
} as const satisfies Record<string, { english: string; options: Intl.DateTimeFormatOptions }>

export type TimeWay = keyof typeof ways

/** Making a formatter is slow, and charts write hundreds of days. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** @param timeZone IANA name; UTC when absent, so that server and browser agree */
export function formatTime(time: Date, way: TimeWay = 'exact', timeZone = 'UTC'): string {
  if (Number.isNaN(time.getTime())) return ''
  const tag = currentTag()
  const { english, options } = ways[way]
  if (/^en\b/.test(tag)) return formatDate(time, english, timeZone)
  const name = `${tag} ${way} ${timeZone}`
  const known = formatters.get(name) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone })
  formatters.set(name, known)
  return known.format(time)
}

/** A moment in the time zone of whoever looks: in the browser only. */
export function localTime(moment: string, way: TimeWay = 'moment_and_year'): string {
  return formatTime(new Date(moment), way, Intl.DateTimeFormat().resolvedOptions().timeZone)
}
