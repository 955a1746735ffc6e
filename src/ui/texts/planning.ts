/** Choosing the moment at which something goes live. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './planning.de.ts'
import es from './planning.es.ts'

const english = {
  date: 'Date',
  time: 'Time',
  weekday_at: '{weekday} {clock}',
  day_at: '{day}, {clock}',
  zone: '{zone}, {until}',
  in_the_past: 'This moment is over. Choose a later one.',
  no_date: 'Choose a date.',
  soon: 'Common moments',
} as const

export const planning = catalogue(english, { de, es })
export type English = typeof english
