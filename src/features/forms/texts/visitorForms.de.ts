/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './visitorForms.ts'

export default {
  thanks: 'Vielen Dank. Wir haben deine Nachricht erhalten.',
  look_again: 'Bitte prüfe diese {count} Felder noch einmal.',
  cannot_be_read: 'nicht lesbar',
  file_too_large: 'Diese Datei ist größer als 10 MB. {accepted}',
  file_empty: 'Diese Datei ist leer.',
  file_refused: 'Dateien dieser Art werden hier nicht angenommen. {accepted}',
  sent_from: 'Gesendet von {url}',
  read_and_answer: 'Lesen und beantworten: {url}',
  yes: 'ja',
} satisfies Translation<English>
