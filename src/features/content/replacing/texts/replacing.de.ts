/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './replacing.ts'

export default {
  of_title: 'Titel',
  of_description: 'Beschreibung',
  of_setting: '{block}: {setting}',
  of_search_title: 'Titel für Suchmaschinen',
  of_search_description: 'Beschreibung für Suchmaschinen',
  of_send_button: 'Text der Schaltfläche',
  of_thanks: 'Antwort an den Absender',
  of_entry: 'Eintrag',
  of_form: 'Formular',
  in_taxonomy: 'Taxonomie',
  in_code: 'Code von „{title}“',
  may_not_publish: 'Es ist veröffentlicht, und du darfst nicht veröffentlichen.',
  being_edited: 'Wird gerade von {name} bearbeitet.',
  changed_since: 'Es wurde inzwischen geändert.',
  saved_since: 'Es wurde seitdem noch einmal gespeichert.',
  has_other_url: 'Eine Änderung mit anderer URL wartet auf die Veröffentlichung.',
} satisfies Translation<English>
