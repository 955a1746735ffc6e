/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './editor.ts'

export default {
  back_to_the_dashboard: 'Zurück zum Dashboard',
  back_to_the_list: 'Zurück zur Liste',
  insert: 'Einfügen',
  nothing_to_undo: 'Nichts rückgängig zu machen',
  nothing_to_redo: 'Nichts zu wiederholen',
  outline: 'Gliederung',
  view_page: 'Seite ansehen',
  publish_changes: 'Aktualisieren',
  review_and_send: 'Prüfen und senden',
  send_for_review: 'Einreichen',
  somebody: 'Jemand',
  newest_loading: 'Die neuesten Texte werden geladen …',
  somebody_writes: '{name} schreibt gerade auf dieser Seite. Übernimm sie, um sie zu ändern.',
  words_only: 'Du kannst nur Texte und Bilder ändern.',
  newest_failed: 'Die neuesten Texte konnten nicht geladen werden. Öffne die Seite noch einmal.',
  not_previewed: 'Der Entwurf konnte nicht gespeichert werden, deshalb gibt es keine Vorschau',
  sent_for_review: 'Zur Prüfung gesendet',
  outline_of_the_page: 'Gliederung der Seite',
  title: 'Editor',
  home: 'Startseite',
  loading_block: '{label} wird geladen …',
} satisfies Translation<English>
