/** The block login. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './login.de.ts'
import es from './login.es.ts'

const english = {
  label: 'Log in',
  keywords: 'sign in, account, password',
  sign_in: 'Sign in',
} as const

export const login = catalogue(english, { de, es })
export type English = typeof english
