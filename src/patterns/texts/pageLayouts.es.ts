/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pageLayouts.ts'

export default {
  landing_page: 'Página de aterrizaje',
  about_us: 'Sobre nosotros',
  menu: 'Carta y horario',
  services: 'Servicios',
  portfolio: 'Portafolio',
  contact: 'Contacto',
  shop_front: 'Portada de la tienda',
  event: 'Evento',
} satisfies Translation<English>
