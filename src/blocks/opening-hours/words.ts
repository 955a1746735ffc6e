/** Times and the state of a place in words: the same on the server and in the browser. */
import { currentTag } from '#platform/language/current.ts'
import type { OpenStatus, Span, Weekday } from './hours.ts'
import { openNow as texts } from './texts/openNow.ts'

/** Of how many hours the clock is; absent: as the language has it. */
export type Clock = '12' | '24' | undefined

export const timeText = (minutes: number, clock: Clock): string =>
  formatOf(clock).format(new Date((minutes % (24 * 60)) * 60_000))

/** A full hour as it stands on an axis: 08, or 8 AM. */
export const hourText = (minutes: number, clock: Clock): string =>
  formatOf(clock)
    .formatToParts(new Date((minutes % (24 * 60)) * 60_000))
    .filter(({ type }) => type === 'hour' || type === 'dayPeriod')
    .map(({ value }) => value)
    .join('\u00a0')

function formatOf(clock: Clock): Intl.DateTimeFormat {
  const hourCycle = clock === undefined ? {} : ({ hourCycle: clock === '12' ? 'h12' : 'h23' } as const)
  return new Intl.DateTimeFormat(currentTag(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    ...hourCycle,
  })
}

export function spanText({ from, to }: Span, clock: Clock): string {
  return to - from >= 24 * 60
    ? texts.all_day
    : texts.from_to({ from: timeText(from, clock), to: timeText(to, clock) })
}

export function statusText(status: OpenStatus, clock: Clock): string {
  switch (status.kind) {
    case 'open':
      return texts.open_until({ time: timeText(status.until, clock) })
    case 'all_day':
      return texts.open_all_day
    case 'opens_today':
      return texts.closed_opens_today({ time: timeText(status.at, clock) })
    case 'opens_later':
      return texts.closed_opens_day({ day: dayText(status.weekday), time: timeText(status.at, clock) })
    case 'closed':
      return texts.closed_now
  }
}

/** By name each: a text that is found by its key would take all texts of its catalogue into the browser. */
const dayTexts: Readonly<Record<Weekday, () => string>> = {
  monday: () => texts.monday,
  tuesday: () => texts.tuesday,
  wednesday: () => texts.wednesday,
  thursday: () => texts.thursday,
  friday: () => texts.friday,
  saturday: () => texts.saturday,
  sunday: () => texts.sunday,
}

export const dayText = (weekday: Weekday): string => dayTexts[weekday]()
