/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './errorBox.ts'

export default {
  render_error: 'Error de presentación',
  block: 'bloque {id} ({type}): {message}, índice {index}',
  unknown_block: 'no se encuentra el bloque {type}',
  snippet_error: 'Error en el fragmento({type})',
  snippet_message: '{message} (índice {index} de {count})',
  no_object: 'Un bloque debe ser un objeto con tipo e id',
} satisfies Translation<English>
