/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './shareLinks.ts'

export default {
  label: 'Links zum Teilen',
  keywords: 'teilen, link kopieren, whatsapp, facebook, linkedin, mastodon, sozial',
  share: 'Teilen',
  words_before: 'Text vor den Links',
  ways: 'Links',
  copy_link: 'Link kopieren',
  copied: 'Link kopiert',
  icons: 'Symbole',
  icons_on_discs: 'Symbole in Kreisen',
  icons_and_names: 'Symbole und Namen',
  mastodon_server: 'Mastodon-Server',
  choose_ways: 'Wähle mindestens einen Link',
} satisfies Translation<English>
