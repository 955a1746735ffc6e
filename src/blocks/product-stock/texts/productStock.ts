/** The block product-stock. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './productStock.de.ts'
import es from './productStock.es.ts'

const english = {
  label: 'Product stock',
  keywords: 'availability, left, sold out',
} as const

export const productStock = catalogue(english, { de, es })
export type English = typeof english
