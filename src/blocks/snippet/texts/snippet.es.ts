/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './snippet.ts'

export default {
  label: 'Fragmento',
  keywords: 'código, guardado, componente',
  not_published: 'Este fragmento no está publicado o ya no existe',
  choose_snippet: 'Elige un fragmento',
  snippet: 'Fragmento',
  a_snippet: 'Un fragmento',
  orders_that_reach_us: 'Los pedidos que recibimos antes del mediodía salen el mismo día.',
} satisfies Translation<English>
