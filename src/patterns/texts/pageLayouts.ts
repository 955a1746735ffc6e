/** Names of the layouts that an empty page offers. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './pageLayouts.de.ts'
import es from './pageLayouts.es.ts'

const english = {
  landing_page: 'Landing page',
  about_us: 'About us',
  menu: 'Menu and hours',
  services: 'Services',
  portfolio: 'Portfolio',
  contact: 'Contact',
  shop_front: 'Shop front',
  event: 'Event',
} as const

export const pageLayoutTexts = catalogue(english, { de, es })
export type English = typeof english
