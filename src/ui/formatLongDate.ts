/** A day in words, such as 21 November 2026, as the language that holds writes it. */
import { currentTag } from '#platform/language/current.ts'

/** Making a formatter takes longer than writing an email: each language and time zone has its own, once. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** @param timeZone IANA name; UTC where it is '' */
export function formatLongDate(time: Date, timeZone: string): string {
  // English without a country has the day first.
  const tag = currentTag() === 'en' ? 'en-GB' : currentTag()
  const name = `${tag} ${timeZone}`
  const known =
    formatters.get(name) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: timeZone || 'UTC' })
  formatters.set(name, known)
  return known.format(time)
}
