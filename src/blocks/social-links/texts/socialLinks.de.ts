/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './socialLinks.ts'

export default {
  label: 'Social-Media-Links',
  keywords: 'instagram, mastodon, facebook, folgen, netzwerke',
  feed: 'Feed',
  add_links: 'Links in den Einstellungen hinzufügen',
  elsewhere: 'Anderswo',
  links: 'Links',
  network: 'Netzwerk',
  empty_the_name_of: 'Leer: der Name des Netzwerks.',
  marks: 'Symbole',
  marks_on_discs: 'Symbole auf Kreisen',
  marks_and_names: 'Symbole und Namen',
  feed_rss: 'Feed (RSS)',
  another_site: 'Andere Website',
} satisfies Translation<English>
