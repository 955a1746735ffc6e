/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './code.ts'

export default {
  label: 'Code',
  keywords: 'quelltext, snippet, hervorhebung, pre, programm',
  code: 'Code',
  write_code: 'Schreib den Code in den Einstellungen',
  code_in: '{language}-Code',
  plain_text: 'Nur Text',
  differences: 'Unterschiede (Diff)',
  language: 'Sprache',
  name_of_the_file: 'Name der Datei',
  number_the_lines: 'Zeilen nummerieren',
  break_long_lines: 'Lange Zeilen umbrechen',
  with_a_name_and: 'Mit Namen und Nummern',
  plain: 'Schlicht',
  html_or_xml: 'HTML oder XML',
  c_and_cpp: 'C und C++',
} satisfies Translation<English>
