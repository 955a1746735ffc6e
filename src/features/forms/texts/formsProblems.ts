/** What can go wrong with forms: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './formsProblems.de.ts'
import es from './formsProblems.es.ts'

const english = {
  'form.missing': 'There is no such form.',
  'form.fields_broken': 'The fields of this form cannot be read: {reason}',
  'form.key_reused': 'This was sent before with other content. Please send it again.',
  'form.stale': 'This form was open for too long. Please send it again.',
  'form.unproven': 'Please look at what you entered and send it once more.',
  'form.too_fast': 'Please wait a moment, then send it once more.',
  'form.submission_missing': 'There is no such entry.',
} as const

export const formsProblems = templates(english, { de, es })
export type English = typeof english
