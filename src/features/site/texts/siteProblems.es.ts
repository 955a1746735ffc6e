/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './siteProblems.ts'

export default {
  'job.missing': 'Esta tarea ya no está: se ha completado o se ha quitado.',
  'demo.missing': 'El contenido de demostración ya se ha eliminado.',
} satisfies Translation<English>
