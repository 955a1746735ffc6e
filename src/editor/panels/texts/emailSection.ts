/** The settings of an email of the newsletter. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './emailSection.de.ts'
import es from './emailSection.es.ts'

const english = {
  subject: 'Subject',
  subject_help: 'The title is the subject.',
  preheader: 'Preview text',
  preheader_help: 'Mailboxes show it after the subject. Empty: they show the first words of the email.',
  leave_out: 'Leave out of the email',
  blocks_help:
    'The insert menu offers the blocks that mail programs can show. Logo, unsubscribe link and sender are added by themselves.',
} as const

export const emailSection = catalogue(english, { de, es })
export type English = typeof english
