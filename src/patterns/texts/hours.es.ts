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
} satisfies Translation<English>
