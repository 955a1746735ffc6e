/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './palette.ts'

export default {
  insert: 'Block einfügen',
  find: 'Suchen und ersetzen',
  check: 'Seite prüfen',
  select_all: 'Alle Blöcke auswählen',
  keys: 'Tastenkürzel im Editor',
} satisfies Translation<English>
