/** The block code. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './code.de.ts'
import es from './code.es.ts'

const english = {
  code: 'Code',
  write_code: 'Write code in the settings',
  code_in: '{language} code',
  plain_text: 'Plain text',
  differences: 'Differences',
} as const

export const code = catalogue(english, { de, es })
export type English = typeof english
