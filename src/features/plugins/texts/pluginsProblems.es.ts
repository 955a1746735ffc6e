/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pluginsProblems.ts'

export default {
  'plugin.missing': 'No hay ningún plugin llamado {name} en /site-plugins.',
  'plugin.not_built': 'Reinicia Plinth: así se compila el plugin {name} y después se puede activar.',
  'plugin.broken': 'El plugin {name} no se puede activar: {reason}',
} satisfies Translation<English>
