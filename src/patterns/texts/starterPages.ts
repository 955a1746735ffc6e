/** Titles of pages that several starter sites have. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './starterPages.de.ts'
import es from './starterPages.es.ts'

const english = {
  home: 'Home',
  menu: 'Food and drink',
  about: 'About us',
  contact: 'Contact',
  work: 'Work',
  team: 'Team',
  prices: 'Prices',
  shop: 'Shop',
  header: 'Header',
  footer: 'Footer',
} as const

export const starterPages = catalogue(english, { de, es })
export type English = typeof english
