/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './code.ts'

export default {
  closes_nothing: '{text} schließt nichts, was offen ist',
  not_closed: '{tag} ist nicht geschlossen',
  something_missing: 'Hier fehlt etwas',
  does_not_belong: '„{text}“ gehört hier nicht hin',
} satisfies Translation<English>
