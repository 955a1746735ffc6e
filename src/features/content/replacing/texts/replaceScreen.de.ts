/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './replaceScreen.ts'

export default {
  title: 'Suchen und ersetzen',
  intro:
    'Ändert Wörter in Titeln, Texten, Bildunterschriften und Alternativtexten aller Seiten und Einträge, die du bearbeiten darfst, und in Menüs und Formularen. URLs, E-Mail-Adressen, Code und Einstellungen bleiben, wie sie sind.',
  find: 'Suchen',
  replace_with: 'Ersetzen durch',
  match_case: 'Groß- und Kleinschreibung beachten',
  whole_words: 'Nur ganze Wörter',
  nothing_found: '„{find}“ wurde nicht gefunden',
  nothing_found_text: 'Durchsucht werden nur Seiten und Einträge, die du bearbeiten darfst.',
  cut: 'Nur die ersten {count} Seiten und Einträge werden gezeigt. Ersetze zuerst in diesen und suche dann noch einmal.',
  places: { plural: 'count', one: '{count} Stelle', other: '{count} Stellen' },
  in_entries: { plural: 'count', one: '{count} Eintrag', other: '{count} Einträgen' },
  chosen: '{places} in {entries}.',
  replace_in: { plural: 'count', one: 'In {count} Eintrag ersetzen', other: 'In {count} Einträgen ersetzen' },
  live_now: {
    plural: 'count',
    one: '{count} veröffentlichte Seite ändert sich sofort für Besucher.',
    other: '{count} veröffentlichte Seiten ändern sich sofort für Besucher.',
  },
  may_undo: '24 Stunden lang lässt es sich rückgängig machen.',
  elsewhere: 'Auch an anderen Stellen gefunden',
  elsewhere_text:
    'Diese Wörter werden hier nicht ersetzt. Jedes wird auf seiner eigenen Seite des Dashboards geändert.',
  edit: 'Bearbeiten',
  open: '„{title}“ bearbeiten',
  change_there: 'Hier ändern',
  change_there_of: 'Hier ändern: {title}',
  changed_posts: 'Was geändert wurde',
  undone_posts: 'Was rückgängig gemacht wurde',
  beside_live: 'eine Änderung wartet neben der veröffentlichten Seite',
  failed: 'Es wurde nichts ersetzt',
  undo_failed: 'Es wurde nicht rückgängig gemacht',
  last_day: 'Letzte 24 Stunden',
  undo_of: 'Ersetzung von „{find}“ rückgängig machen',
  progress: '{done} von {total} Einträgen erledigt',
  undone_in: {
    plural: 'count',
    one: 'In {count} Eintrag rückgängig gemacht',
    other: 'In {count} Einträgen rückgängig gemacht',
  },
  replaced: '{places} in {entries} geändert',
} satisfies Translation<English>
