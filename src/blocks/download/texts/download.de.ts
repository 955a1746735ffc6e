/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './download.ts'

export default {
  label: 'Datei-Download',
  keywords: 'datei, pdf, dokument, anhang, herunterladen',
  file: 'Datei',
  choose_file: 'Wähle die Datei zum Herunterladen',
  name_of_the_file: 'Name der Datei',
  line_below: 'Zeile darunter',
  framed: 'In einem Kasten',
  plain: 'Nur Link',
  glaze_table: 'Glasurtabelle',
  revised: 'Überarbeitet im Frühjahr',
  kilobytes: '{size}\u00a0kB',
  megabytes: '{size}\u00a0MB',
} satisfies Translation<English>
