/** Why a block may not be somewhere. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './dropping.de.ts'
import es from './dropping.es.ts'

const english = {
  too_deep: 'Blocks can be nested {count} levels deep at most.',
  unknown_parent: 'This block is of an unknown type and takes no other blocks.',
  only_in: '{block} can only stand in {parents}.',
  takes_none: '{block} takes no other blocks.',
  takes_only: '{block} takes only {children}.',
  does_not_take: '{block} does not take {child}.',
} as const

export const dropping = catalogue(english, { de, es })
export type English = typeof english
