/** What a dialog asks before it drops what was typed in it. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './discard.de.ts'
import es from './discard.es.ts'

const english = {
  question: 'Discard your changes?',
  keep_editing: 'Keep editing',
  discard: 'Discard',
} as const

export const discard = catalogue(english, { de, es })
export type English = typeof english
