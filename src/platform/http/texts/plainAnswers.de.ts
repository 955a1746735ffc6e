/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './plainAnswers.ts'

export default {
  not_found: 'Seite nicht gefunden',
  not_found_at: 'Seite nicht gefunden: {path}',
  unreadable: 'Die Anfrage konnte nicht gelesen werden.',
  unknown_host: 'Dieser Server antwortet nicht auf diesen Hostnamen.',
  broke: 'Auf dem Server ist etwas schiefgegangen. Bitte versuche es erneut.',
} satisfies Translation<English>
