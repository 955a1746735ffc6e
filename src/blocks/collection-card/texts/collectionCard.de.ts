/** The block collection-card, in German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './collectionCard.ts'

export default {
  label: 'Sammlungskarte',
  keywords: 'Karte, Element, Vorlage',
  plain: 'Schlicht',
  framed: 'Gerahmt',
  filled: 'Gefüllt',
  arrangement: 'Anordnung',
  down: 'Untereinander',
  beside: 'Nebeneinander',
  alignment: 'Ausrichtung',
  at_start: 'Anfang',
  example_title: 'Wintermarkt',
  example_text: 'Den ganzen Sonntag, im Hof',
} satisfies Translation<English>
