/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './contentMenu.ts'

export default {
  journal: 'Diario',
  layouts: 'Diseños',
  post_components: 'Componentes de entrada',
  snippets: 'Fragmentos',
} satisfies Translation<English>
