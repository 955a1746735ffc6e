/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './dropping.ts'

export default {
  too_deep: 'Blöcke lassen sich höchstens {count} Ebenen tief verschachteln.',
  unknown_parent: 'Dieser Block ist von unbekanntem Typ und nimmt keine anderen Blöcke auf.',
  only_in: '{block} kann nur in {parents} stehen.',
  takes_none: '{block} nimmt keine anderen Blöcke auf.',
  takes_only: '{block} nimmt nur {children} auf.',
  does_not_take: '{block} nimmt {child} nicht auf.',
} satisfies Translation<English>
