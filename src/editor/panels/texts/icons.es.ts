/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './icons.ts'

export default {
  icons: 'Iconos',
  search: 'Buscar iconos: truck, phone, leaf…',
  found: { plural: 'count', one: '{count} icono', other: '{count} iconos' },
  nothing: 'Ningún icono se llama «{words}». Los nombres están en inglés.',
  looking: 'Buscando…',
  failed: 'Los iconos no se han podido cargar. Inténtalo de nuevo.',
} satisfies Translation<English>
