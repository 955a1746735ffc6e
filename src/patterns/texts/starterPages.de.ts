/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './starterPages.ts'

export default {
  home: 'Startseite',
  menu: 'Speisen und Getränke',
  about: 'Über uns',
  contact: 'Kontakt',
  work: 'Arbeiten',
  team: 'Team',
  prices: 'Preise',
  shop: 'Shop',
  header: 'Kopfzeile',
  footer: 'Fußzeile',
} satisfies Translation<English>
