/** What a page of a product has beside its text: prices, pictures, choices. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './productPanel.de.ts'
import es from './productPanel.es.ts'

const english = {
  price_help: 'As customers pay it.',
  price_before: 'Price before',
  price_before_help: 'Higher than the price: the product shows as reduced.',
  weight_in_grams: 'Weight in grams',
  prices_of_variants: 'Prices of variants',
  stock: 'Stock in each store',
  pictures: 'Pictures',
  picture: 'Picture {number}',
  add_a_picture: 'Add a picture',
  choice_help: 'What customers choose from; Enter adds one.',
  choice_example: 'Size, glaze…',
  add_a_choice: 'Add a choice',
} as const

export const productPanel = catalogue(english, { de, es })
export type English = typeof english
