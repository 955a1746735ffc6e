/** What an email ends with where its own text was written before there was a place for it. */
import { templates } from '#platform/language/catalogue.ts'
import de from './emailEndings.de.ts'
import es from './emailEndings.es.ts'

/** Names in braces are those of the template (../emailKinds.ts). */
const english = {
  payment_instructions: '{payment_instructions}',
  lines_to_come: 'The rest follows: {lines_to_come}',
  amount_due: '{amount_due} is still to be paid.',
} as const

export const emailEndings = templates(english, { de, es })
export type English = typeof english
