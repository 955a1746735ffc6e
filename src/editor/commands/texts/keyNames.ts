/** What is on the keys of a keyboard. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './keyNames.de.ts'
import es from './keyNames.es.ts'

const english = {
  ctrl: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  esc: 'Esc',
  enter: 'Enter',
  delete: 'Delete',
  home: 'Home',
  end: 'End',
} as const

export const keyNames = catalogue(english, { de, es })
export type English = typeof english
