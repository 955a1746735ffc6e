/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './html.ts'

export default {
  write_markup: 'Schreib das Markup in den Einstellungen',
} satisfies Translation<English>
