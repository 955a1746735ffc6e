/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './replacing.ts'

export default {
  of_title: 'Titel',
  of_description: 'Beschreibung',
  of_setting: '{block}: {setting}',
  in_announcement: 'Ankündigung',
  in_footer: 'Text in der Fußzeile',
  in_menu: 'Menü „{menu}“',
  may_not_publish: 'Es ist veröffentlicht, und du darfst nicht veröffentlichen.',
  being_edited: 'Wird gerade von {name} bearbeitet.',
  changed_since: 'Es wurde inzwischen geändert.',
  saved_since: 'Es wurde seitdem noch einmal gespeichert.',
  has_other_url: 'Eine Änderung mit anderer URL wartet auf die Veröffentlichung.',
} satisfies Translation<English>
