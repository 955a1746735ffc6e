/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './timeline.ts'

export default {
  label: 'Cronología',
  keywords: 'historia, fechas, hitos, horario, programa, eventos',
  entries: 'Momentos',
  when: 'Cuándo',
  direction: 'Dirección',
  down: 'Hacia abajo',
  across: 'En fila en pantallas anchas',
  empty: 'Añade el primer momento en los ajustes',
  history: 'Nuestra historia',
  shed: 'Un torno en un cobertizo',
  shed_text: 'Cuarenta cuencos, todos algo húmedos.',
  kiln: 'El horno de gas',
  kiln_text: 'Comprado a una escuela que cerró.',
  shop: 'Abre la tienda',
  shop_text: 'Tres estantes y una campanilla en la puerta.',
} satisfies Translation<English>
