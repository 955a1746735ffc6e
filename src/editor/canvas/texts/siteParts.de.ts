import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './siteParts.ts'

export default {
  header: 'Kopfzeile',
  footer: 'Fußzeile',
  announcement: 'Ankündigung',
  on_every_page: 'Auf jeder Seite',
  edit: 'Kopf- und Fußzeile bearbeiten',
  shown_on_every_page: 'Auf jeder Seite zu sehen. Klicke auf einen Teil, um ihn zu ändern.',
  save_title: 'Kopf- und Fußzeile speichern?',
  save_text: 'Deine Änderungen sind noch nicht gespeichert. Danach sehen Besucher sie auf jeder Seite.',
} satisfies Translation<English>
