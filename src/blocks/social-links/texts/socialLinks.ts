/** The block social-links. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './socialLinks.de.ts'
import es from './socialLinks.es.ts'

const english = {
  feed: 'Feed',
  add_links: 'Add links in the settings',
  elsewhere: 'Elsewhere',
} as const

export const socialLinks = catalogue(english, { de, es })
export type English = typeof english
