/** What the database's refusals call accounts, sessions and links, in sentences such as “A user cannot be saved”. */
import { templates } from '#platform/language/catalogue.ts'
import de from './peopleRows.de.ts'
import es from './peopleRows.es.ts'

const english = {
  user_account: 'a user',
  session: 'a session',
  user_token: 'a link',
} as const

export const peopleRows = templates(english, { de, es })
export type English = typeof english
