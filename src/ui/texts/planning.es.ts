/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './planning.ts'

export default {
  date: 'Fecha',
  time: 'Hora',
  weekday_at: '{weekday} {clock}',
  day_at: '{day}, {clock}',
  zone: '{zone}, {until}',
  in_the_past: 'Ese momento ya pasó. Elige uno posterior.',
  no_date: 'Elige una fecha.',
  soon: 'Momentos habituales',
} satisfies Translation<English>
