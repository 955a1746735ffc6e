/** The block product-options. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './productOptions.de.ts'
import es from './productOptions.es.ts'

const english = {
  label: 'Product options',
  keywords: 'choices, wrapping, engraving',
} as const

export const productOptions = catalogue(english, { de, es })
export type English = typeof english
