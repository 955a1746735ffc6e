/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './lookFileTexts.ts'

export default {
  title: 'Theme als Datei',
  text: 'Bringt Theme, Farben, Schriften und Formen auf eine andere Website. Logos und eigene Schriften gehören nicht dazu.',
  import_file: 'Importieren …',
  not_a_look: 'Diese Datei ist kein exportiertes Theme.',
  newer: 'Diese Datei stammt von einer neueren Version von Plinth.',
  no_such_theme: 'Diese Website hat das Theme „{theme}“ nicht.',
  wrong_value: 'Der Wert „{name}“ in dieser Datei ist nicht gültig.',
  unreadable: 'Einige dieser Farben sind aufeinander nicht lesbar.',
} satisfies Translation<English>
