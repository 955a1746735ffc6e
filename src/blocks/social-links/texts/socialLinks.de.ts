/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './socialLinks.ts'

export default {
  feed: 'Feed',
  add_links: 'Links in den Einstellungen hinzufügen',
  elsewhere: 'Anderswo',
} satisfies Translation<English>
