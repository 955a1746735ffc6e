/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './downloadPage.ts'

export default {
  ended: 'Dieser Download-Link funktioniert nicht mehr. Der Shop hilft dir gern weiter.',
} satisfies Translation<English>
