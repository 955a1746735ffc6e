/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './backToTop.ts'

export default {
  label: 'Volver arriba',
  keywords: 'arriba, subir, desplazar, flecha',
  words: 'Texto',
  to_top: 'Volver arriba',
  link_here: 'Enlace en su lugar',
  in_the_corner: 'Botón en la esquina',
} satisfies Translation<English>
