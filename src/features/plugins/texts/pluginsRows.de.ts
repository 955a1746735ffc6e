/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pluginsRows.ts'

export default {
  plugin: 'ein Plugin',
  plugin_failure: 'ein Fehler eines Plugins',
} satisfies Translation<English>
