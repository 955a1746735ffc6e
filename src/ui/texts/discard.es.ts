/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './discard.ts'

export default {
  question: '¿Descartar tus cambios?',
  keep_editing: 'Seguir editando',
  discard: 'Descartar',
} satisfies Translation<English>
