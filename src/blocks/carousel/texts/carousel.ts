/** The block carousel. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './carousel.de.ts'
import es from './carousel.es.ts'

const english = {
  label: 'Carousel',
  keywords: 'slider, slides, slideshow',
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
  slides_at_once: 'Slides at once',
  one: 'One',
  two: 'Two',
  three: 'Three',
  after_the_last_comes: 'After the last comes the first',
  moves_on_by_itself: 'Moves on by itself after, in seconds',
  example_0_never_it_stands:
    '0: never. It stands still under a pointer, and always for those who asked for less motion.',
  quotes: 'Quotes',
  what_people_say: 'What people say',
  i_stopped_buying_six: '“I stopped buying six of anything.”',
  ines: 'Ines',
  the_handle_fits_two: '“The handle fits two fingers and a thumb.”',
  marek: 'Marek',
  it_was_broken_once: '“It was broken once and they sent another.”',
  jo: 'Jo',
} as const

export const carousel = catalogue(english, { de, es })
export type English = typeof english
