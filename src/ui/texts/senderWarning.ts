/** A sender of emails that no provider accepts. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './senderWarning.de.ts'
import es from './senderWarning.es.ts'

const english = {
  refused: 'Emails come from {sender}. Mail providers refuse this sender or take it for spam.',
  enter: 'Enter an email address of your own domain.',
  set: 'Set the sender',
  others: 'An administrator sets the sender in the settings.',
} as const

export const senderWarning = catalogue(english, { de, es })
export type English = typeof english
