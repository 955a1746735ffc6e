/** The block share-links. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './shareLinks.de.ts'
import es from './shareLinks.es.ts'

const english = {
  label: 'Share links',
  keywords: 'share, copy link, whatsapp, facebook, linkedin, mastodon, social',
  share: 'Share',
  words_before: 'Text before the links',
  ways: 'Links',
  copy_link: 'Copy link',
  copied: 'Link copied',
  icons: 'Icons',
  icons_on_discs: 'Icons in circles',
  icons_and_names: 'Icons and names',
  mastodon_server: 'Mastodon server',
  choose_ways: 'Choose at least one link',
} as const

export const shareLinks = catalogue(english, { de, es })
export type English = typeof english
