/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './inPages.ts'

export default {
  home: 'Inicio',
  yes: 'Sí',
  no: 'No',
  name_not_allowed: 'Este nombre no está permitido',
  no_category: 'Ninguna',
  plain_layout: 'Sencillo',
  without_title: 'sin título',
} satisfies Translation<English>
