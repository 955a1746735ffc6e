import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './siteParts.ts'

export default {
  header: 'Kopfzeile',
  footer: 'Fußzeile',
  announcement: 'Ankündigung',
  on_every_page: 'Auf jeder Seite',
  edit: 'Kopf- und Fußzeile bearbeiten',
} satisfies Translation<English>
