/** When a place is open, by the clock on its wall: what the page says on the server and corrects in the browser. */

/** In the order of a week from Monday. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

export interface HoursRow {
  days: string[]
  opens: string
  closes: string
}

/** A day, or the days from one to another, with hours of their own; without hours it is closed. */
export interface SpecialDay {
  day: string
  last_day?: string
  name?: string
  opens?: string
  closes?: string
}

export interface Hours {
  rows: readonly HoursRow[]
  special: readonly SpecialDay[]
}

/** In minutes since midnight; what ends after midnight ends beyond 1440. */
export interface Span {
  from: number
  to: number
}

export type OpenStatus =
  | { kind: 'open'; until: number }
  | { kind: 'all_day' }
  | { kind: 'opens_today'; at: number }
  | { kind: 'opens_later'; weekday: Weekday; at: number }
  | { kind: 'closed' }

const dayLength = 24 * 60

/** `09:30` in minutes; null for what is no time. */
function minutesOf(time: string | undefined): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time ?? '') ?? []
  if (hours === undefined || minutes === undefined) return null
  const all = Number(hours) * 60 + Number(minutes)
  return all <= dayLength && Number(minutes) < 60 ? all : null
}

/** Null where a time is missing; the same time twice is a whole day. */
export function spanOf({ opens, closes }: { opens?: string; closes?: string }): Span | null {
  const from = minutesOf(opens)
  const to = minutesOf(closes)
  if (from === null || to === null) return null
  return { from, to: to > from ? to : to + dayLength }
}

/** The spans of a day of the week, the earliest first. */
export function spansOfWeekday(rows: readonly HoursRow[], weekday: Weekday): Span[] {
  return rows
    .flatMap((row) => (row.days.includes(weekday) ? (spanOf(row) ?? []) : []))
    .toSorted((one, other) => one.from - other.from)
}

/** @param date `2026-11-23` */
function spansOn({ rows, special }: Hours, date: string): Span[] {
  const found = special.filter(({ day, last_day }) => day !== '' && day <= date && date <= (last_day || day))
  return found.length > 0
    ? found.flatMap((one) => spanOf(one) ?? []).toSorted((one, other) => one.from - other.from)
    : spansOfWeekday(rows, weekdayOf(date))
}

export function weekdayOf(date: string): Weekday {
  return weekdays[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] ?? 'monday'
}

function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * dayLength * 60_000).toISOString().slice(0, 10)
}

/** Day and minute on the wall of that time zone, now or at another moment. */
export function wallTime(timeZone: string, now = new Date()): { date: string; minute: number } {
  const parts = new Intl.DateTimeFormat('en-CA-u-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

export function statusAt(hours: Hours, { date, minute }: { date: string; minute: number }): OpenStatus {
  // What began yesterday may still be open; what follows without a gap keeps it open.
  const near = [-1, 0, 1].flatMap((offset) =>
    spansOn(hours, dateAfter(date, offset)).map(({ from, to }) => ({
      from: from + offset * dayLength,
      to: to + offset * dayLength,
    })),
  )
  let until = minute
  for (const { from, to } of near) if (from <= until && to > until) until = to
  if (until > minute) return until - minute >= dayLength ? { kind: 'all_day' } : { kind: 'open', until }
  for (let offset = 0; offset <= 7; offset += 1) {
    const day = dateAfter(date, offset)
    const next = spansOn(hours, day).find(({ from }) => offset > 0 || from > minute)
    if (!next) continue
    return offset === 0
      ? { kind: 'opens_today', at: next.from }
      : { kind: 'opens_later', weekday: weekdayOf(day), at: next.from }
  }
  return { kind: 'closed' }
}
