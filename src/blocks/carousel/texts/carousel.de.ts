/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './carousel.ts'

export default {
  carousel: 'Karussell',
  unable_to_advance: 'Weiterblättern nicht möglich',
  slide_gone: 'Die aktuelle Folie wurde nicht gefunden.',
  previous_slide: 'Vorherige Folie',
  next_slide: 'Nächste Folie',
  slide_of: 'Folie {value} von {all}',
  pause: 'Anhalten',
  kind: 'Karussell',
  slides: '{label}: Folien',
  play: 'Abspielen',
} satisfies Translation<English>
