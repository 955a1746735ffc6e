/** The texts of the screen Header and footer. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './headerScreen.de.ts'
import es from './headerScreen.es.ts'

const english = {
  title: 'Header and footer',
  intro: 'What is above and below every page. Click a part of the page to change it.',
  announcement: 'Announcement',
  logo: 'Logo',
  menu: 'Menu',
  tools: 'Search, account, cart and button',
  footer: 'Footer',
  header: 'Header',
  saved: 'Header and footer saved',
  preview: 'Preview',
  preview_failed: 'The preview could not be drawn. Your changes are kept here.',
  desktop: 'Desktop',
  phone: 'Phone',
  on_desktop: 'The site on a wide screen',
  on_phone: 'The site on a phone',
  open_menu: 'Open the menu',
} as const

export const headerScreen = catalogue(english, { de, es })
export type English = typeof english
