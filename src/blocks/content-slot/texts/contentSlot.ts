/** The block content-slot. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './contentSlot.de.ts'
import es from './contentSlot.es.ts'

const english = {
  label: 'Content of the post',
  keywords: 'layout, slot',
  post_appears_here: 'The post appears here.',
  where_the_post_stands: 'Where the post stands',
  the_text_of_the: 'The text of the post.',
} as const

export const contentSlot = catalogue(english, { de, es })
export type English = typeof english
