/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './senderWarning.ts'

export default {
  refused: 'E-Mails kommen von {sender}. Mail-Anbieter lehnen diesen Absender ab oder halten ihn für Spam.',
  enter: 'Gib eine E-Mail-Adresse deiner eigenen Domain ein.',
  set: 'Absender festlegen',
  others: 'Den Absender legt ein Administrator in den Einstellungen fest.',
} satisfies Translation<English>
