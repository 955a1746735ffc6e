/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './formsRows.ts'

export default {
  form_submission: 'una respuesta de formulario',
} satisfies Translation<English>
