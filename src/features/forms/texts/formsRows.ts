/** What the database's refusals call what is sent by forms. */
import { templates } from '#platform/language/catalogue.ts'
import de from './formsRows.de.ts'
import es from './formsRows.es.ts'

const english = {
  form_submission: 'an entry of a form',
} as const

export const formsRows = templates(english, { de, es })
export type English = typeof english
