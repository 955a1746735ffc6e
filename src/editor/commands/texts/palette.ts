/** What the palette offers while a page is edited. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './palette.de.ts'
import es from './palette.es.ts'

const english = {
  insert: 'Insert a block',
  find: 'Find and replace',
  check: 'Check the page',
  select_all: 'Select all blocks',
  keys: 'Keys of the editor',
} as const

export const palette = catalogue(english, { de, es })
export type English = typeof english
