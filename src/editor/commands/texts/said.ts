/** What is said when blocks are moved, copied, chosen or become others by keys: it comes with the editor's first load. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './said.de.ts'
import es from './said.es.ts'

const english = {
  blocks: { plural: 'count', one: '1 block', other: '{count} blocks' },
  selected: { plural: 'count', one: '1 block selected', other: '{count} blocks selected' },
  moved_up: '{block} moved up, now {place}',
  moved_down: '{block} moved down, now {place}',
  duplicated: '{block} duplicated',
  removed: '{block} removed. Undo brings it back.',
  cut_away: '{blocks} cut.',
  copied: '{blocks} copied. Paste them here or on another page.',
  pasted: '{blocks} pasted',
  now: 'Now {label}',
  now_heading: 'Now Heading {level}',
  now_paragraph: 'Now Paragraph',
  characters_fit: '{label}: {limit} characters fit here.',
} as const

export const said = catalogue(english, { de, es })
export type English = typeof english
