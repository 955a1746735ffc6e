/** The block product-variants. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './productVariants.de.ts'
import es from './productVariants.es.ts'

const english = {
  label: 'Product variants',
  keywords: 'choices, size, colour, select',
} as const

export const productVariants = catalogue(english, { de, es })
export type English = typeof english
