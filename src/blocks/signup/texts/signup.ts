/** The block signup. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './signup.de.ts'
import es from './signup.es.ts'

const english = {
  label: 'Sign up',
  keywords: 'account, register, join',
} as const

export const signup = catalogue(english, { de, es })
export type English = typeof english
