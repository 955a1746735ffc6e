/** The look of a block, copied and pasted. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './styleActs.de.ts'
import es from './styleActs.es.ts'

const english = {
  copy_style: 'Copy style',
  paste_style: 'Paste style',
  copied: 'Style copied',
  nothing_copied: 'No style is copied yet.',
  pasted: { plural: 'count', one: 'Style pasted', other: 'Style pasted on {count} blocks' },
} as const

export const styleActs = catalogue(english, { de, es })
export type English = typeof english
