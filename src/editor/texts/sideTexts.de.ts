import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './sideTexts.ts'

export default {
  outline_width: 'Breite der Gliederung',
  keys: 'Tastenkürzel',
  settings_width: 'Breite der Einstellungen',
  outline_panel: 'Bereich Gliederung',
  settings_panel: 'Bereich Einstellungen',
  hide_panel: 'Bereich ausblenden',
  show_panel: 'Bereich einblenden',
  words: { plural: 'count', one: '{count} Wort', other: '{count} Wörter' },
  minutes: '{count} Min.',
} satisfies Translation<English>
