/** The link of selected words. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './linkDialog.de.ts'
import es from './linkDialog.es.ts'

const english = {
  leads_to: 'The words lead to',
  select_first: 'Select the words first.',
  remove_link: 'Remove link',
  set_link: 'Set link',
} as const

export const linkDialog = catalogue(english, { de, es })
export type English = typeof english
