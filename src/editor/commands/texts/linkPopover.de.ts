/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './linkPopover.ts'

export default {
  search: 'Link suchen oder einfügen',
  results: 'Seiten und Dateien',
  new_tab: 'In neuem Tab öffnen',
  open_link: 'Link öffnen',
  copy_link: 'Link kopieren',
  edit_link: 'Link bearbeiten',
  remove_link: 'Link entfernen',
  copied: 'Link kopiert',
  as_typed: 'Link',
  on_this_page: 'Auf dieser Seite',
  file: 'Datei',
  post: 'Beitrag',
} satisfies Translation<English>
