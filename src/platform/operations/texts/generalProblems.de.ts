/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './generalProblems.ts'

export default {
  'request.malformed': 'Die Anfrage konnte nicht gelesen werden.',
  'request.invalid': '{summary}',
  'request.too_large': 'Das ist mehr, als der Server in einer Anfrage annimmt.',
  'request.unsupported_type': 'Der Server nimmt diesen Medientyp nicht an.',
  'request.cross_site': 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  'request.unknown_host': 'Dieser Server antwortet nicht auf diesen Hostnamen.',
  'request.rate_limited': 'Zu viele Versuche. Bitte warte {retry_after} s und versuche es erneut.',
  'session.missing': 'Bitte melde dich an',
  'capability.missing': 'Deine Rolle erlaubt das nicht.',
  'path.unknown': 'Seite nicht gefunden: {path}',
  conflict: 'Jemand anderes hat das inzwischen geändert.',
  'secret.changed':
    'Das Secret dieser Website wurde geändert, während dieser Prozess lief. Wer die Website betreibt, muss sie mit dem neuen Secret neu starten.',
  'server.failed': 'Auf dem Server ist etwas schiefgegangen. Bitte versuche es erneut.',
  'server.busy': 'Der Server ist ausgelastet. Bitte versuche es gleich noch einmal.',
  'storage.bad_path': 'So darf der Pfad einer Datei nicht lauten.',
  'storage.full': 'Die Festplatte des Servers ist voll.',
  'storage.unavailable': 'Die Dateien sind gerade nicht erreichbar. Bitte versuche es noch einmal.',
  'egress.refused': 'Diese URL darf nicht abgerufen werden.',
  'egress.failed': 'Der andere Server hat nicht geantwortet.',
  'egress.too_large': 'Der andere Server hat mehr gesendet, als angenommen wird.',
} satisfies Translation<English>
