/** What the database refuses: the sentences of the problem codes (../dataProblems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './dataTexts.de.ts'
import es from './dataTexts.es.ts'

const english = {
  'data.taken':
    'There is already {row} like this. Somebody may have saved it at the same moment; please load the page again.',
  'data.gone':
    '{row} cannot be saved: something that it belongs to was removed in the meantime. Please load the page again.',
  'data.unfit': '{row} cannot be saved with these values. Please check what you entered.',
} as const

export const dataTexts = templates(english, { de, es })
export type English = typeof english
