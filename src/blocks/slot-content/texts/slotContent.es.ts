/** The block slot-content, in Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './slotContent.ts'

export default {
  label: 'Contenido del hueco',
  keywords: 'hueco, componente, contenido',
  example: 'Solo en esta página.',
} satisfies Translation<English>
