/** What the database's refusals call files. */
import { templates } from '#platform/language/catalogue.ts'
import de from './mediaRows.de.ts'
import es from './mediaRows.es.ts'

const english = {
  media: 'a file',
} as const

export const mediaRows = templates(english, { de, es })
export type English = typeof english
