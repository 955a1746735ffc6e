/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './settingsScreen.ts'

export default {
  header: 'Kopf- und Fußzeile',
  reading: 'Lesen',
  design: 'Design',
  dashboard: 'Dashboard',
  mail: 'E-Mail',
  not_saved_failure: 'Eine Einstellung wurde nicht gespeichert',
  search: 'Alle Einstellungen durchsuchen',
  groups: 'Gruppen von Einstellungen',
  nothing_found: 'Keine Ergebnisse für {words}',
  unsaved: '{count} noch nicht gespeichert.',
  everything_is_saved: 'Alles ist gespeichert.',
  save_settings: 'Einstellungen speichern',
  not_saved: '· nicht gespeichert',
  only_administrators_change_this: 'nur Administratoren ändern das',
  secret_is_set: 'Gesetzt. Gib einen neuen Wert ein, um ihn zu ersetzen.',
  not_set: 'Nicht gesetzt',
  to_default: 'Auf Standard zurücksetzen',
  of_title: 'von {title}',
  not_json: 'Das ist noch kein JSON; bis dahin bleibt der gespeicherte Wert.',
  gone_page: 'Eine Seite, die es nicht mehr gibt',
  as_title: 'als {title}',
  search_for_one: { select: 'type', menu: 'Menü suchen', other: 'Seite suchen' },
  search_for_another: { select: 'type', menu: 'Anderes Menü suchen', other: 'Andere Seite suchen' },
  saved: { plural: 'count', one: 'Einstellung gespeichert', other: '{count} Einstellungen gespeichert' },
  contrast_low: '{over} auf {on}, {scheme}: {ratio}:1, nötig ist {least}:1',
  contrast_unknown: '{over} auf {on}, {scheme}: nicht berechenbar, nötig ist {least}:1',
  in_the_theme: 'Farben neben der Live-Website wählen',
} satisfies Translation<English>
