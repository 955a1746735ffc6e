/** What a screen says of changes that are not saved. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './leaving.de.ts'
import es from './leaving.es.ts'

const english = {
  unsaved: 'What you changed here is not saved.',
  discard_changes: 'Discard changes',
} as const

export const leaving = catalogue(english, { de, es })
export type English = typeof english
