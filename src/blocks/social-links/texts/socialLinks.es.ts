/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './socialLinks.ts'

export default {
  label: 'Enlaces sociales',
  keywords: 'instagram, mastodon, facebook, seguir, redes',
  feed: 'Feed',
  add_links: 'Añade enlaces en los ajustes',
  elsewhere: 'En otras redes',
  links: 'Enlaces',
  network: 'Red',
  empty_the_name_of: 'Vacío: el nombre de la red.',
  marks: 'Símbolos',
  marks_on_discs: 'Símbolos sobre círculos',
  marks_and_names: 'Símbolos y nombres',
  feed_rss: 'Feed (RSS)',
  another_site: 'Otro sitio',
} satisfies Translation<English>
