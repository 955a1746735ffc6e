/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './leaving.ts'

export default {
  unsaved: 'Lo que has cambiado aquí no está guardado.',
  discard_changes: 'Descartar cambios',
} satisfies Translation<English>
