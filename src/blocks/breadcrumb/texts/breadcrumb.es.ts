/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './breadcrumb.ts'

export default {
  empty: 'La ruta hasta esta página aparecerá aquí cuando se guarde',
  breadcrumb: 'Ruta de navegación',
} satisfies Translation<English>
