/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pageLayouts.ts'

export default {
  landing_page: 'Landingpage',
  about_us: 'Über uns',
  menu: 'Karte und Öffnungszeiten',
  services: 'Leistungen',
  portfolio: 'Portfolio',
  contact: 'Kontakt',
  shop_front: 'Shop-Startseite',
  event: 'Veranstaltung',
} satisfies Translation<English>
