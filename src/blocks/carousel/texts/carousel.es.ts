/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './carousel.ts'

export default {
  carousel: 'Carrusel',
  unable_to_advance: 'No se puede avanzar',
  slide_gone: 'No se encuentra la diapositiva actual.',
  previous_slide: 'Diapositiva anterior',
  next_slide: 'Diapositiva siguiente',
  slide_of: 'Diapositiva {value} de {all}',
  pause: 'Pausar',
  kind: 'carrusel',
  slides: '{label}: diapositivas',
  play: 'Reproducir',
} satisfies Translation<English>
