/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './documentLines.ts'

export default {
  net: 'Netto',
  given_back: 'Erstattet',
  disputed: 'Von der Bank des Käufers zurückgebucht',
  reduction: 'Preisnachlass',
  delivery: 'Versand',
} satisfies Translation<English>
