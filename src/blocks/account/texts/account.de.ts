/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './account.ts'

export default {
  show_password: 'Passwort anzeigen',
  needs_javascript: 'Dieses Formular braucht JavaScript. Bitte schalte es ein und lade die Seite neu.',
  password_hint: 'Mindestens 8 Zeichen.',
  create_account: 'Konto erstellen',
  have_account: 'Du hast schon eines?',
  code: 'Code',
  code_hint: 'Aus deiner Authenticator-App oder einer deiner Wiederherstellungscodes.',
  link_sent:
    'Falls es ein Konto mit der Adresse {email} gibt, ist eine E-Mail unterwegs. Ihr Link funktioniert einmal, 30 Minuten lang.',
  change_email: 'Nicht deine Adresse? Ändern',
  back_to_log_in: 'Zurück zur Anmeldung',
  send_link: 'Link zusenden',
  forgot_password: 'Passwort vergessen?',
  new_here: 'Neu hier?',
  create_an_account: 'Konto erstellen',
  new_password: 'Neues Passwort',
  setup_intro: 'Das ist eine neue Website. Das Konto, das du hier erstellst, verwaltet sie.',
  invite_intro: 'Wähle ein Passwort, und das Konto gehört dir.',
  set_password: 'Passwort festlegen',
  confirming_email: 'Die Adresse wird bestätigt …',
  email_confirmed: 'Danke, die Adresse ist bestätigt.',
  to_account: 'Zu deinem Konto',
} satisfies Translation<English>
