/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './dataTexts.ts'

export default {
  'data.taken':
    'Bereits vorhanden: {row} mit diesen Werten. Vielleicht hat jemand im selben Moment gespeichert; bitte lade die Seite neu.',
  'data.gone':
    '{row} kann nicht gespeichert werden: Etwas, das dazugehört, wurde inzwischen entfernt. Bitte lade die Seite neu.',
  'data.unfit': '{row} kann mit diesen Werten nicht gespeichert werden. Bitte prüfe deine Eingaben.',
} satisfies Translation<English>
