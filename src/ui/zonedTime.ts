/** Moments as day and time of day in a time zone that is not the browser's own: what is planned follows the site's clock. */
import { currentTag } from '#platform/language/current.ts'
import { inZone } from './dateFormat.ts'
import { formatTime } from './formatTime.ts'
import { planning } from './texts/planning.ts'

const dayMs = 86_400_000

export interface DayAndTime {
  /** `2026-11-30` */
  day: string
  /** `08:00` */
  time: string
}

export function zonedDayAndTime(moment: string, timeZone: string): DayAndTime {
  const written = inZone(new Date(moment), timeZone).toISOString()
  return { day: written.slice(0, 10), time: written.slice(11, 16) }
}

/**
 * The moment of a wall clock; null for what is no day and time. An hour that a clock change leaves out is the one beside it;
 * 60 minutes are an hour more, 24:xx is the next day (reading A-24).
 */
export function momentInZone({ day, time }: DayAndTime, timeZone: string): string | null {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  const wanted = Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * 60_000
  if (Number.isNaN(wanted)) return null
  const offsetAt = (at: number) => inZone(new Date(at), timeZone).getTime() - at
  const guess = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(guess)).toISOString()
}

/** A day of the next ones at a time, in the zone: `weekday` 1 is Monday; without one it is tomorrow. */
export function comingDay(
  now: Date,
  timeZone: string,
  { weekday, time }: { weekday?: number; time: string },
): DayAndTime {
  const today = inZone(now, timeZone)
  const ahead = weekday === undefined ? 1 : (weekday - today.getUTCDay() + 7) % 7 || 7
  return { day: new Date(today.getTime() + ahead * dayMs).toISOString().slice(0, 10), time }
}

/** Within a week `Monday 8:00`, else `30 Nov 2026, 8:00`. */
export function plannedTime(moment: string, timeZone: string, now: Date): string {
  const at = new Date(moment)
  const { time } = zonedDayAndTime(moment, timeZone)
  const clock = time.replace(/^0/, '')
  const ahead = at.getTime() - now.getTime()
  if (ahead < 0 || ahead > 6 * dayMs)
    return planning.day_at({ day: formatTime(at, 'day_and_year', timeZone), clock })
  const weekday = new Intl.DateTimeFormat(currentTag(), { weekday: 'long', timeZone }).format(at)
  return planning.weekday_at({ weekday, clock })
}

/** `in 5 days`: how far away a moment is. */
export function timeUntil(moment: string, now: Date): string {
  const minutes = Math.max(1, Math.round((Date.parse(moment) - now.getTime()) / 60_000))
  const [count, unit] =
    minutes < 120
      ? ([minutes, 'minute'] as const)
      : minutes < 48 * 60
        ? ([Math.round(minutes / 60), 'hour'] as const)
        : ([Math.round(minutes / 1440), 'day'] as const)
  return new Intl.RelativeTimeFormat(currentTag()).format(count, unit)
}
