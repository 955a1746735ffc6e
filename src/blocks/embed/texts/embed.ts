/** The block embed. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './embed.de.ts'
import es from './embed.es.ts'

const english = {
  unknown_address: 'Nothing can be shown from this address',
  paste_address: 'Paste an address',
  from_provider: 'From {provider}',
  loads_from: 'Loads from {provider}, which then sees your visit',
} as const

export const embed = catalogue(english, { de, es })
export type English = typeof english
