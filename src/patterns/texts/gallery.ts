/** Words of the galleries. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './gallery.de.ts'
import es from './gallery.es.ts'

const english = {
  grid: 'Image grid',
  from_the_kitchen: 'From our kitchen',
  mosaic: 'Mosaic',
  recent_work: 'Recent work',
  recent_work_text: 'Three houses, one courtyard and a staircase that took two years.',
  carousel: 'Carousel',
  look_around: 'Take a look around',
  wide_image: 'Image from edge to edge',
  wide_image_title: 'The house on the hill',
  wide_image_text: 'Finished in spring, lived in since June.',
} as const

export const gallery = catalogue(english, { de, es })
export type English = typeof english
