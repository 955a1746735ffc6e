/** The block countdown. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './countdown.de.ts'
import es from './countdown.es.ts'

const english = {
  label: 'Countdown',
  keywords: 'timer, date, launch, event, days left',
  day: 'Day',
  time: 'Time of day',
  time_help: 'In the time zone of the site. Empty: midnight.',
  heading: 'Line above',
  after: 'Shown after that',
  has_seconds: 'Show seconds',
  days: 'Days',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  empty: 'Choose a day in the settings',
  doors_open: 'Doors open in',
  we_are_open: 'The doors are open.',
} as const

export const countdown = catalogue(english, { de, es })
export type English = typeof english
