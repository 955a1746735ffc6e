/** The block gallery, and its pictures opened large. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './gallery.de.ts'
import es from './gallery.es.ts'

const english = {
  gallery: 'Gallery',
  choose_pictures: 'Choose pictures',
  picture: 'Picture',
  unable_to_advance: 'Unable to Advance',
  slide_gone: 'The current slide cannot be found.',
  picture_of: 'Picture {value} of {count}',
  previous_picture: 'Previous picture',
  next_picture: 'Next picture',
} as const

export const gallery = catalogue(english, { de, es })
export type English = typeof english
