/** Days of the calendar: `2026-12-24`, `today`, or so many days from it. */

const dayMs = 86_400_000

/** The day that a text names: `2026-12-24`, `today`, or so many days from it, `today+7`; null for what is none. */
export function dayOf(value: string, today: string): string | null {
  const [, sign = '+', days = '0'] = /^today(?:([+-])(\d{1,4}))?$/.exec(value) ?? []
  if (value.startsWith('today')) {
    if (!/^today([+-]\d{1,4})?$/.test(value)) return null
    const count = Number(days) * (sign === '-' ? -1 : 1)
    return new Date(Date.parse(`${today}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
  }
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null
}

/** The day that it is somewhere; without a time zone, where this runs. */
export function dayIn(timeZone: string | undefined, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...(timeZone === undefined ? {} : { timeZone: timeZone || 'UTC' }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return parts.format(now)
}
