/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './find.ts'

export default {
  nothing_replaced: 'No se reemplazó nada.',
  no_places: 'Sin resultados',
  find: 'Buscar',
  previous: 'Resultado anterior',
  next: 'Resultado siguiente',
  match_case: 'Distinguir mayúsculas y minúsculas',
  replace_by: 'Reemplazar por',
  replace: 'Reemplazar',
  replace_all: 'Reemplazar todo',
  close: 'Cerrar buscar y reemplazar',
  title: 'Buscar y reemplazar',
  which_of: '{at} de {count}',
  replaced: {
    plural: 'count',
    one: '1 reemplazo. Deshacer lo revierte.',
    other: '{count} reemplazos. Deshacer los revierte.',
  },
  case_sign: 'Aa',
} satisfies Translation<English>
