/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './countdown.ts'

export default {
  label: 'Countdown',
  keywords: 'uhr, datum, start, veranstaltung, tage übrig',
  day: 'Tag',
  time: 'Uhrzeit',
  time_help: 'In der Zeitzone der Website. Leer: Mitternacht.',
  heading: 'Zeile darüber',
  after: 'Danach gezeigt',
  has_seconds: 'Sekunden zeigen',
  days: 'Tage',
  hours: 'Stunden',
  minutes: 'Minuten',
  seconds: 'Sekunden',
  empty: 'Wähle in den Einstellungen einen Tag',
  doors_open: 'Einlass in',
  we_are_open: 'Die Türen sind offen.',
} satisfies Translation<English>
