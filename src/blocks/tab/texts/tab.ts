/** The block tab. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './tab.de.ts'
import es from './tab.es.ts'

const english = {
  label: 'Tab',
  keywords: 'panel',
  in_tabs: 'In tabs',
  sizes: 'Sizes',
  a_grogged_stoneware_from: 'A grogged stoneware from the next valley.',
} as const

export const tab = catalogue(english, { de, es })
export type English = typeof english
