/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './tableOfContents.ts'

export default {
  label: 'Inhaltsverzeichnis',
  keywords: 'inhalt, überschriften, gliederung, springen',
  empty: 'Hier werden die Überschriften dieser Seite aufgelistet',
  on_this_page: 'Auf dieser Seite',
  down_to: 'Bis zu',
  number_the_entries: 'Einträge nummerieren',
  in_a_box: 'In einem Kasten',
  plain: 'Schlicht',
  what_ash_does: 'Was Asche bewirkt',
  wood_by_wood: 'Holz für Holz',
  the_recipe: 'Das Rezept',
} satisfies Translation<English>
