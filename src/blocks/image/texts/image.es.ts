/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './image.ts'

export default {
  label: 'Imagen',
  keywords: 'foto, fotografía',
  choose_picture: 'Elegir una imagen',
  as_it_is: 'Tal como es',
  load_at_once: 'Cargar al momento',
  with_a_caption: 'Con pie de foto',
  a_sage_green_mug: 'Una taza verde salvia',
  the_morning_mug_in: 'La taza de la mañana en salvia',
} satisfies Translation<English>
