/** The block slot-content. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './slotContent.de.ts'
import es from './slotContent.es.ts'

const english = {
  label: 'Slot content',
  keywords: 'slot, component, content',
  example: 'Only on this page.',
} as const

export const slotContent = catalogue(english, { de, es })
export type English = typeof english
