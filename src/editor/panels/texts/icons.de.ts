/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './icons.ts'

export default {
  icons: 'Symbole',
  search: 'Symbole suchen: truck, phone, leaf …',
  found: { plural: 'count', one: '{count} Symbol', other: '{count} Symbole' },
  nothing: 'Kein Symbol heißt „{words}“. Die Namen sind englisch.',
  looking: 'Suche läuft …',
  failed: 'Die Symbole ließen sich nicht laden. Versuche es noch einmal.',
} satisfies Translation<English>
