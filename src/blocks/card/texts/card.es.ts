/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './card.ts'

export default {
  label: 'Tarjeta',
  keywords: 'avance, mosaico, caja',
  cut_at_100_characters: 'Se corta a los 100 caracteres, salvo que indiques otra cosa abajo.',
  small_line_above_the: 'Línea pequeña sobre el título',
  cut_the_text_after: 'Cortar el texto tras',
  on_the_page: 'Sobre la página',
  framed: 'Enmarcada',
  with_a_picture: 'Con imagen',
  throwing_for_beginners: 'Torno para principiantes',
  saturday_mornings: 'Sábados por la mañana',
  six_wheels_one_long:
    'Seis tornos, una mesa larga y una tetera. No hace falta experiencia, y el horno hace el resto del trabajo por ti.',
  framed_words_only: 'Enmarcada, solo texto',
  care: 'Cuidado',
  dishwasher_and_oven_are: 'Apto para lavavajillas y horno.',
} satisfies Translation<English>
