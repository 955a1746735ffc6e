/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './emailSection.ts'

export default {
  subject: 'Betreff',
  subject_help: 'Der Titel ist der Betreff.',
  preheader: 'Vorschautext',
  preheader_help: 'Postfächer zeigen ihn nach dem Betreff. Leer: Sie zeigen die ersten Worte der E-Mail.',
  leave_out: 'Aus der E-Mail weglassen',
  blocks_help:
    'Das Einfügemenü bietet die Blöcke an, die Mailprogramme zeigen können. Logo, Abmeldelink und Absender kommen von selbst dazu.',
} satisfies Translation<English>
