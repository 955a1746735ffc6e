/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './gallery.ts'

export default {
  gallery: 'Galería',
  choose_pictures: 'Elige imágenes',
  picture: 'Imagen',
  unable_to_advance: 'No se puede avanzar',
  slide_gone: 'No se encuentra la diapositiva actual.',
  picture_of: 'Imagen {value} de {count}',
  previous_picture: 'Imagen anterior',
  next_picture: 'Imagen siguiente',
} satisfies Translation<English>
