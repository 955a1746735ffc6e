/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './newsletter.ts'

export default {
  block: 'Newsletter',
  keywords: 'abonnieren, E-Mail, Verteiler, anmelden, Neuigkeiten',
  consent_default:
    'Ich möchte den Newsletter per E-Mail bekommen. Abmelden kann ich mich jederzeit mit dem Link in jeder E-Mail.',
  subscribe: 'Abonnieren',
  button: 'Schaltfläche',
  placeholder: 'Beispiel im Feld',
  placeholder_example: 'name@example.com',
  thanks: 'Nach dem Abonnieren',
  thanks_help: 'Jede Adresse bekommt diese Antwort, ob sie schon angemeldet ist oder nicht.',
  thanks_default: 'Fast fertig: Wir haben dir eine E-Mail mit einem Link zum Bestätigen geschickt.',
  in_a_row: 'Nebeneinander',
  stacked: 'Untereinander',
  large: 'Groß, volle Breite',
  in_preview: 'Das ist eine Vorschau: Es wird nichts gesendet.',
  not_sent: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  leave_this_empty: 'Dieses Feld leer lassen',
} satisfies Translation<English>
