/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './visitor.ts'

export default {
  page_not_loaded: 'Página no cargada',
  page_not_loaded_more: 'Comprueba la conexión o inténtalo de nuevo en un momento.',
  notices: 'Avisos',
  close_notice: 'Cerrar el aviso',
  account: 'Cuenta',
  editing: 'Edición',
  unknown: 'Desconocido',
} satisfies Translation<English>
