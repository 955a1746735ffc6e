/** The block product-add. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './productAdd.de.ts'
import es from './productAdd.es.ts'

const english = {
  label: 'Add to cart',
  keywords: 'buy, button, order',
  words_on_the_button: 'Words on the button',
  ask_how_many: 'Ask how many',
} as const

export const productAdd = catalogue(english, { de, es })
export type English = typeof english
