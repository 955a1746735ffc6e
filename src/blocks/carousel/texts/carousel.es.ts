/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './carousel.ts'

export default {
  label: 'Carrusel',
  keywords: 'slider, diapositivas, pase',
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
  slides_at_once: 'Diapositivas a la vez',
  one: 'Una',
  two: 'Dos',
  three: 'Tres',
  after_the_last_comes: 'Después de la última viene la primera',
  moves_on_by_itself: 'Avance automático tras (segundos)',
  example_0_never_it_stands:
    '0: nunca. El carrusel se detiene bajo el puntero, y siempre para quienes han pedido menos movimiento.',
  quotes: 'Citas',
  what_people_say: 'Lo que dice la gente',
  i_stopped_buying_six: '«Ya no compro seis de nada.»',
  ines: 'Ines',
  the_handle_fits_two: '«En el asa caben dos dedos y el pulgar.»',
  marek: 'Marek',
  it_was_broken_once: '«Una vez llegó rota y me mandaron otra.»',
  jo: 'Jo',
} satisfies Translation<English>
