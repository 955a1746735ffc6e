/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './openNow.ts'

export default {
  all_day: 'Abierto todo el día',
  from_to: '{from} – {to}',
  open_until: 'Abierto ahora, hasta las {time}',
  open_all_day: 'Abierto ahora, todo el día',
  closed_opens_today: 'Cerrado ahora, abre a las {time}',
  closed_opens_day: 'Cerrado ahora, próxima apertura: {day} a las {time}',
  closed_now: 'Cerrado ahora',
  monday: 'Lunes',
  tuesday: 'Martes',
  wednesday: 'Miércoles',
  thursday: 'Jueves',
  friday: 'Viernes',
  saturday: 'Sábado',
  sunday: 'Domingo',
} satisfies Translation<English>
