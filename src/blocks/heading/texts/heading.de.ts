/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './heading.ts'

export default {
  label: 'Überschrift',
  keywords: 'titel, h1, h2, h3',
  level: 'Ebene',
  list_in_the_table: 'Im Inhaltsverzeichnis aufführen',
  from_the_kiln: 'Aus dem Ofen',
  level_of: 'Ebene {level}',
} satisfies Translation<English>
