/** The block heading. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './heading.de.ts'
import es from './heading.es.ts'

const english = {
  label: 'Heading',
  keywords: 'title, h1, h2, h3',
  level: 'Level',
  by_level: 'As its level',
  extra_large: 'Extra large',
  display: 'Display',
  poster: 'As large as the page',
  fill: 'Each line fills the width',
  letters: 'Fills the width, letters vary in width',
  list_in_the_table: 'List in the table of contents',
  from_the_kiln: 'From the kiln',
  level_of: 'Level {level}',
} as const

export const heading = catalogue(english, { de, es })
export type English = typeof english
