/** The block slot, in Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './slot.ts'

export default {
  label: 'Hueco',
  keywords: 'hueco, marcador, componente, contenido',
  name: 'Nombre del hueco',
  name_example: 'Contenido',
  name_help: 'Lo que hay en el hueco se muestra hasta que se añade algo donde se usa el componente.',
  example: 'Se añade donde se usa el componente.',
} satisfies Translation<English>
