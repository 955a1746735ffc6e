/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './newsletterProblems.ts'

export default {
  'newsletter.email_invalid': 'Bitte gib eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  'newsletter.listed': 'Diese Adresse ist schon angemeldet.',
  'newsletter.note_missing': 'Bitte gib an, wie und wann diese Personen zugestimmt haben.',
  'newsletter.consent_missing': 'Bitte bestätige, dass alle in der Datei zugestimmt haben.',
  'newsletter.no_emails': 'In dieser Datei ist keine E-Mail-Adresse.',
  'newsletter.file_too_long': 'Eine Datei darf höchstens {count} Zeilen haben. Bitte teile sie auf.',
  'newsletter.subscriber_missing': 'Diesen Abonnenten gibt es nicht.',
  'newsletter.mail_missing': 'Diese E-Mail gibt es nicht.',
  'newsletter.mail_empty': 'In dieser E-Mail steht noch nichts.',
  'newsletter.subject_missing': 'Bitte gib der E-Mail einen Betreff.',
  'newsletter.blocks_unfit': 'Eine E-Mail kann diese Blöcke nicht zeigen: {blocks}. Bitte entferne sie.',
  'newsletter.nobody': 'Noch niemand ist angemeldet.',
  'newsletter.count_changed':
    'Es sind jetzt {count} Abonnenten. Bitte sieh noch einmal hin, bevor du sendest.',
  'newsletter.sent_already': 'Diese E-Mail wurde schon gesendet.',
  'newsletter.state_wrong':
    'Der Status der E-Mail hat sich inzwischen geändert. Bitte sieh noch einmal nach.',
  'newsletter.time_past': 'Bitte wähle einen Zeitpunkt in der Zukunft.',
  'newsletter.no_server': 'Es gibt noch keinen Mailserver. Trage zuerst einen in den Einstellungen ein.',
  'newsletter.being_sent': 'Diese E-Mail ist geplant oder unterwegs. Brich sie zuerst ab.',
  'newsletter.cursor_invalid': 'Diese Stelle der Liste kann nicht gelesen werden.',
} satisfies Translation<English>
