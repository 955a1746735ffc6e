/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './group.ts'

export default {
  label: 'Grupo',
  keywords: 'sección, contenedor, caja',
  width: 'Ancho',
  wide: 'Ancho',
  edge_to_edge: 'De borde a borde',
  ground: 'Fondo',
  raised_paper: 'Papel realzado',
  ink: 'Tinta',
  opening_hours: 'Horario de apertura',
  thursday_to_saturday_10: 'De jueves a sábado, de 10 a 18.',
} satisfies Translation<English>
