/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './breadcrumb.ts'

export default {
  label: 'Ruta de navegación',
  keywords: 'ruta, navegación, estás aquí, migas',
  empty: 'La ruta hasta esta página aparecerá aquí cuando se guarde',
  breadcrumb: 'Ruta de navegación',
  end_with_this_page: 'Terminar con esta página',
  three_levels: 'Tres niveles',
  journal: 'Diario',
  what_ash_does: 'Lo que hace la ceniza',
  home: 'Inicio',
} satisfies Translation<English>
