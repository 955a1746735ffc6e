/** A day in words, such as 21 November 2026. */

/** Making a formatter takes longer than writing a letter: each time zone has its own, once. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** @param timeZone IANA name; UTC where it is '' */
export function formatLongDate(time: Date, timeZone: string): string {
  const known =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: timeZone || 'UTC' })
  formatters.set(timeZone, known)
  return known.format(time)
}
