/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './taxTitles.ts'

export default {
  added: '{title} {rate} %',
  included: '{title} {rate} %, enthalten',
} satisfies Translation<English>
