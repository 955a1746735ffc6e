/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './socialLinks.ts'

export default {
  feed: 'Feed',
  add_links: 'Añade enlaces en los ajustes',
  elsewhere: 'En otras redes',
} satisfies Translation<English>
