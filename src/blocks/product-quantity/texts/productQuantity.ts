/** The block product-quantity. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './productQuantity.de.ts'
import es from './productQuantity.es.ts'

const english = {
  label: 'Product quantity',
  keywords: 'pieces, amount, number',
} as const

export const productQuantity = catalogue(english, { de, es })
export type English = typeof english
