/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pluginsRows.ts'

export default {
  plugin: 'un plugin',
  plugin_failure: 'un error de un plugin',
} satisfies Translation<English>
