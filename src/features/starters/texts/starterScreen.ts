/** The texts of the screen with the starter sites. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './starterScreen.de.ts'
import es from './starterScreen.es.ts'

const english = {
  title: 'Starter sites',
  text: 'Complete sites to start from: pages, menus and a design. Everything in them can be changed.',
  preview: 'Preview “{title}”',
  page_of: '{page} of “{title}”',
  pages: 'Pages',
  use: 'Use this starter site',
  use_title: 'Use “{title}”?',
  adds: 'These pages are added and published:',
  products: '{count} sample products',
  posts: '{count} sample articles',
  replaces:
    'The home page, the header and footer menus and the design change. Your own pages, products and files stay as they are.',
  added: 'Starter site added',
  width: 'Width',
  desktop: 'Desktop',
  phone: 'Phone',
} as const

export const starterScreen = catalogue(english, { de, es })
export type English = typeof english
