/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './reusable.ts'

export default {
  runs_on_page: '{title} läuft auf der öffentlichen Seite',
  not_published: 'Dieser wiederverwendbare Block ist nicht veröffentlicht oder gelöscht',
  choose_block: 'Wähle einen wiederverwendbaren Block',
} satisfies Translation<English>
