/** The block gallery, and its pictures opened large. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './gallery.de.ts'
import es from './gallery.es.ts'

const english = {
  label: 'Gallery',
  keywords: 'pictures, photos, carousel, lightbox, slideshow',
  gallery: 'Gallery',
  choose_pictures: 'Choose pictures',
  picture: 'Picture',
  unable_to_advance: 'Unable to Advance',
  slide_gone: 'The current slide cannot be found.',
  picture_of: 'Picture {value} of {count}',
  previous_picture: 'Previous picture',
  next_picture: 'Next picture',
  images: 'Images',
  first_one_large: 'First one large',
  one_after_the_other: 'One after the other',
  images_open_large: 'Images open large',
  pots: 'Pots',
  a_sage_mug: 'A sage mug',
  sage_from_wood_ash: 'Sage, from wood ash',
  a_plum_bowl: 'A plum bowl',
  an_ink_blue_vase: 'An ink-blue vase',
  ink_cobalt_and_iron: 'Ink, cobalt and iron',
  a_cream_jug: 'A cream jug',
  a_sage_planter: 'A sage planter',
  an_ink_blue_plate: 'An ink-blue plate',
} as const

export const gallery = catalogue(english, { de, es })
export type English = typeof english
