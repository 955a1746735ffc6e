/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './alert.ts'

export default {
  label: 'Hinweiskasten',
  keywords: 'hinweis, meldung, anmerkung, warnung, tipp',
  note: 'Hinweis',
  good_news: 'Gute Nachricht',
  caution: 'Vorsicht',
  warning: 'Warnung',
  kind: 'Art',
  kiln_days: 'Ofentage',
  the_studio_smells_of: 'An Brenntagen riecht das Atelier nach Rauch. Der Laden bleibt offen.',
  without_a_title: 'Ohne Titel',
  your_parcel_left_this: 'Dein Paket ist heute Morgen abgegangen.',
} satisfies Translation<English>
