/** Hours of a week: what somebody typed as minutes of a day, and what holds at a moment. */

export const days = [
  { value: 'mo', title: 'Monday' },
  { value: 'tu', title: 'Tuesday' },
  { value: 'we', title: 'Wednesday' },
  { value: 'th', title: 'Thursday' },
  { value: 'fr', title: 'Friday' },
  { value: 'sa', title: 'Saturday' },
  { value: 'su', title: 'Sunday' },
] as const

export interface Row {
  day: string
  from: string
  to: string
}

/** From when to when the door is open, in minutes since Monday 0:00; a night that ends on the next day ends after it. */
export interface Span {
  from: number
  to: number
}

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

/** `9`, `9:30`, `09.30` and `24:00`; null for what is no time. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes = '0'] = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*$/.exec(text) ?? []
  if (hours === undefined) return null
  const total = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && total <= dayMinutes ? total : null
}

export const clockOf = (minutes: number): string =>
  `${String(Math.floor((minutes % dayMinutes) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The rows that are whole, in the order of the week. */
export function spansOf(rows: readonly Row[]): Span[] {
  const spans = rows.flatMap(({ day, from, to }): Span[] => {
    const index = days.findIndex(({ value }) => value === day)
    const opens = minutesOf(from)
    const closes = minutesOf(to)
    if (index < 0 || opens === null || closes === null || opens === closes) return []
    return [
      {
        from: index * dayMinutes + opens,
        to: index * dayMinutes + closes + (closes < opens ? dayMinutes : 0),
      },
    ]
  })
  return spans.sort((one, other) => one.from - other.from)
}

export const dayOf = (minute: number): number => Math.floor(minute / dayMinutes) % 7

/** What a visitor reads at a minute of the week. */
export function statusAt(spans: readonly Span[], minute: number): { isOpen: boolean; text: string } {
  const open = spans.find(
    ({ from, to }) =>
      (minute >= from && minute < to) || (minute + weekMinutes >= from && minute + weekMinutes < to),
  )
  if (open) return { isOpen: true, text: `Open now, until ${clockOf(open.to)}` }
  const next = spans.find(({ from }) => from > minute) ?? spans[0]
  if (!next) return { isOpen: false, text: 'Closed' }
  const day = dayOf(next.from)
  const isToday = day === dayOf(minute) && next.from > minute
  return {
    isOpen: false,
    text: `Closed, opens ${isToday ? '' : `${days[day]?.title} `}at ${clockOf(next.from)}`,
  }
}

/** Which minute of the week it is at a place. @param timeZone IANA name */
export function minuteAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return (
    days.findIndex(({ title }) => title === part('weekday')) * dayMinutes +
    Number(part('hour')) * 60 +
    Number(part('minute'))
  )
}
