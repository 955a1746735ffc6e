/** Why CSS of a block is refused. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './customCss.de.ts'
import es from './customCss.es.ts'

const english = {
  too_long: 'At most {count} characters.',
  width_within_width: 'A width cannot stand within another.',
  cannot_be_used: '“{text}” cannot be used.',
  comment_open: 'A comment is not closed.',
  too_many_brackets: 'So many brackets within each other cannot be used.',
  brace_open: 'A { is not closed.',
  bracket_open: 'A bracket that is not closed cannot be used.',
  without_beginning: '“{text}” without its beginning cannot be used.',
  no_selector: 'A rule without a selector cannot be used.',
  media_cannot_be_used:
    '“{text}” cannot be used: @media with one width, colour scheme, motion, hover or print can.',
  selector_cannot_be_used: 'The selector “{selector}” cannot be used.',
  reaches_page: '“{selector}” would reach the whole page.',
  nesting_once: '“{selector}”: & stands once, first.',
  reaches_parent: '“{selector}” would reach what holds the block: & stands first.',
  reaches_siblings: '“{selector}” would reach what stands beside the block.',
  property_cannot_be_used: 'The property “{property}” cannot be used.',
  value_cannot_be_used: 'The value of {property} cannot be used.',
  position: 'A block stays in its place: position can be static, relative or absolute.',
} as const

export const customCss = catalogue(english, { de, es })
export type English = typeof english
