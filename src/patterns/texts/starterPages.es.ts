/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './starterPages.ts'

export default {
  home: 'Inicio',
  menu: 'Comida y bebida',
  about: 'Sobre nosotros',
  contact: 'Contacto',
  work: 'Trabajos',
  team: 'Equipo',
  prices: 'Precios',
  shop: 'Tienda',
  header: 'Cabecera',
  footer: 'Pie de página',
} satisfies Translation<English>
