/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './formSection.ts'

export default {
  entries: 'Einsendungen',
  send_entries_to: 'Einsendungen senden an',
  wrong_emails: 'Keine E-Mail-Adresse: {emails}',
  emails_help:
    'E-Mail-Adressen, durch Kommas getrennt. Leer: die E-Mail-Adresse der Website, sonst ihre Administratoren.',
  add_field: 'Feld hinzufügen',
  is_required: 'Muss ausgefüllt werden',
  button: 'Text der Schaltfläche',
  thanks_example: 'Vielen Dank. Wir haben deine Nachricht erhalten.',
  thanks: 'Antwort an den Absender',
} satisfies Translation<English>
