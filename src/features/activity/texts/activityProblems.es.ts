/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './activityProblems.ts'

export default {
  'activity.missing': 'Esta actividad no existe.',
  'activity.foreign': 'Esta URL no pertenece a este sitio.',
  'activity.range': 'El periodo debe terminar después de empezar y tener como máximo {maximum} barras.',
} satisfies Translation<English>
