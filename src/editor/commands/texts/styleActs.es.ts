/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './styleActs.ts'

export default {
  copy_style: 'Copiar estilo',
  paste_style: 'Pegar estilo',
  copied: 'Estilo copiado',
  nothing_copied: 'Todavía no has copiado ningún estilo.',
  pasted: { plural: 'count', one: 'Estilo pegado', other: 'Estilo pegado en {count} bloques' },
} satisfies Translation<English>
