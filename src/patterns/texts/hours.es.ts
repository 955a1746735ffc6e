/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './hours.ts'

export default {
  beside_address: 'Horario y dirección',
  come_and_see: 'Ven a vernos',
  come_text: 'Sin cita. Si la puerta está cerrada, toca el timbre.',
  hours_and_image: 'Horario e imagen',
  when_we_cook: 'Cuándo cocinamos',
  when_text: 'La cocina cierra media hora antes que la casa.',
  on_colour: 'Horario sobre color',
  open_today: '¿Abierto hoy?',
  and_booking: 'Horario y reserva',
  sit_by: 'Siéntate junto al horno',
  sit_by_text: 'Dos mesas quedan libres cada noche para quien llega sin avisar. Las demás están aquí.',
} satisfies Translation<English>
