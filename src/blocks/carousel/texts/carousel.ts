/** The block carousel. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './carousel.de.ts'
import es from './carousel.es.ts'

const english = {
  carousel: 'Carousel',
  unable_to_advance: 'Unable to Advance',
  slide_gone: 'The current slide cannot be found.',
  previous_slide: 'Previous slide',
  next_slide: 'Next slide',
  slide_of: 'Slide {value} of {all}',
  pause: 'Pause',
  kind: 'carousel',
  slides: '{label}: slides',
  play: 'Play',
} as const

export const carousel = catalogue(english, { de, es })
export type English = typeof english
