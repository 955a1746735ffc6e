/** The block image. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './image.de.ts'
import es from './image.es.ts'

const english = {
  choose_picture: 'Choose a picture',
} as const

export const image = catalogue(english, { de, es })
export type English = typeof english
