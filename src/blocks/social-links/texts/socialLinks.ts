/** The block social-links. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './socialLinks.de.ts'
import es from './socialLinks.es.ts'

const english = {
  label: 'Social links',
  keywords: 'instagram, mastodon, facebook, follow, networks',
  feed: 'Feed',
  add_links: 'Add links in the settings',
  elsewhere: 'Elsewhere',
  links: 'Links',
  network: 'Network',
  empty_the_name_of: 'Empty: the name of the network.',
  marks: 'Marks',
  marks_on_discs: 'Marks on discs',
  marks_and_names: 'Marks and names',
  feed_rss: 'Feed (RSS)',
  another_site: 'Another site',
} as const

export const socialLinks = catalogue(english, { de, es })
export type English = typeof english
