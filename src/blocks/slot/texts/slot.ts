/** The block slot. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './slot.de.ts'
import es from './slot.es.ts'

const english = {
  label: 'Slot',
  keywords: 'slot, placeholder, component, content',
  name: 'Name of the slot',
  name_example: 'Content',
  name_help: 'What is in the slot shows until something is added where the component is used.',
  example: 'Added where the component is used.',
} as const

export const slot = catalogue(english, { de, es })
export type English = typeof english
