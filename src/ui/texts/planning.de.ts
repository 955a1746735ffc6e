/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './planning.ts'

export default {
  date: 'Datum',
  time: 'Uhrzeit',
  weekday_at: '{weekday} {clock}',
  day_at: '{day}, {clock}',
  zone: '{zone}, {until}',
  in_the_past: 'Dieser Zeitpunkt ist vorbei. Wähle einen späteren.',
  no_date: 'Wähle ein Datum.',
  soon: 'Häufige Zeitpunkte',
} satisfies Translation<English>
