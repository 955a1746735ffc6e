/** The block image. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './image.de.ts'
import es from './image.es.ts'

const english = {
  label: 'Image',
  keywords: 'picture, photo',
  choose_picture: 'Choose a picture',
  as_it_is: 'As it is',
  load_at_once: 'Load at once',
  with_a_caption: 'With a caption',
  a_sage_green_mug: 'A sage green mug',
  the_morning_mug_in: 'The morning mug in sage',
} as const

export const image = catalogue(english, { de, es })
export type English = typeof english
