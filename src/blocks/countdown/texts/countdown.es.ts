/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './countdown.ts'

export default {
  label: 'Cuenta atrás',
  keywords: 'temporizador, fecha, lanzamiento, evento, días restantes',
  day: 'Día',
  time: 'Hora',
  time_help: 'En la zona horaria del sitio. Vacío: medianoche.',
  heading: 'Línea superior',
  after: 'Se muestra después',
  has_seconds: 'Mostrar segundos',
  days: 'Días',
  hours: 'Horas',
  minutes: 'Minutos',
  seconds: 'Segundos',
  empty: 'Elige un día en los ajustes',
  doors_open: 'Las puertas abren en',
  we_are_open: 'Las puertas están abiertas.',
} satisfies Translation<English>
