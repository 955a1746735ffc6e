/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './accountEmailList.ts'

export default {
  sent: 'Gesendet',
  waiting: 'Wartet',
  not_sent_yet: 'Noch nicht gesendet',
  given_up: 'Aufgegeben',
  not_opened: 'Die E-Mail wurde nicht geöffnet',
  no_server: 'Diese Website sendet keine E-Mails: Es ist kein Mailserver eingerichtet.',
  they_wait:
    'Sie warten hier, und du kannst sie öffnen und ihre Links weitergeben. Sie werden gesendet, sobald',
  until_server: 'ein Mailserver eingerichtet ist',
  title: 'Konto-E-Mails',
  state: 'Status',
  written: 'Geschrieben',
  open: 'Öffnen',
  empty_title: 'Noch keine E-Mails',
  empty_text: 'Lade jemanden ein oder fordere ein neues Passwort an, dann erscheint die E-Mail hier.',
  intro: 'Einladungen, neue Passwörter und Bestätigungen. E-Mails zu Bestellungen stehen im Shop.',
  to: 'An {to}',
  link: 'Link der E-Mail',
  opening_is_noted: 'Dass du sie geöffnet hast, steht im Audit-Protokoll.',
} satisfies Translation<English>
