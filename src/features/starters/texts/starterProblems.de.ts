/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './starterProblems.ts'

export default {
  'starter.unknown': 'Eine Website-Vorlage mit diesem Namen gibt es nicht.',
} satisfies Translation<English>
