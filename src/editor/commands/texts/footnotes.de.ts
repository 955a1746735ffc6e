/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './footnotes.ts'

export default {
  footnote: 'Fußnote',
  add: 'Fußnote hinzufügen',
  added: 'Fußnote hinzugefügt. Schreiben Sie sie hier; der Pfeil führt Besucher zurück.',
  only_in_text:
    'Eine Fußnote gehört in einen Text außerhalb der Fußnoten: Setzen Sie die Schreibmarke dorthin, wo ihre Zahl stehen soll.',
} satisfies Translation<English>
