/** The first and the last day that a field takes: asked in the browser and by the server. */
import { currentTag } from '#platform/language/current.ts'
import { dayOf } from '#platform/language/days.ts'
import { form } from './texts/form.ts'

interface LimitedField {
  title: string
  /** A day, `today`, or so many days from it: `today+1`. */
  from_day?: string | undefined
  until_day?: string | undefined
}

export function dayLimits(
  { from_day = '', until_day = '' }: LimitedField,
  today: string,
): { first: string | null; last: string | null } {
  return { first: dayOf(from_day, today), last: dayOf(until_day, today) }
}

/** What is wrong with a day, in a sentence; null: it is taken. */
export function dayProblem(field: LimitedField, value: string, today: string): string | null {
  const day = value.slice(0, 10)
  const { first, last } = dayLimits(field, today)
  if (first !== null && day < first) return form.too_early({ title: field.title, day: inWords(first) })
  if (last !== null && day > last) return form.too_late({ title: field.title, day: inWords(last) })
  return null
}

const inWords = (day: string): string =>
  new Intl.DateTimeFormat(currentTag(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
