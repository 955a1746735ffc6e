/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './button.ts'

export default {
  label: 'Botón',
  keywords: 'enlace, llamada a la acción',
  read_more: 'Leer más',
  filled: 'Relleno',
  filled_wide: 'Relleno, todo el ancho',
  outlined: 'Con borde',
  text_link: 'Enlace de texto',
  see_the_shop: 'Ver la tienda',
} satisfies Translation<English>
