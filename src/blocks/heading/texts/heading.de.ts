/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './heading.ts'

export default {
  label: 'Überschrift',
  keywords: 'titel, h1, h2, h3',
  level: 'Ebene',
  by_level: 'Nach Ebene',
  extra_large: 'Sehr groß',
  display: 'Schlagzeile',
  poster: 'So groß wie die Seite',
  fill: 'Jede Zeile füllt die Breite',
  letters: 'Füllt die Breite, Buchstaben verschieden breit',
  list_in_the_table: 'Im Inhaltsverzeichnis aufführen',
  from_the_kiln: 'Aus dem Ofen',
  level_of: 'Ebene {level}',
} satisfies Translation<English>
