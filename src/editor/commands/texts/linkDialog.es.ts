/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './linkDialog.ts'

export default {
  leads_to: 'Las palabras llevan a',
  select_first: 'Selecciona primero las palabras.',
  remove_link: 'Quitar enlace',
  set_link: 'Añadir enlace',
} satisfies Translation<English>
