/** What can go wrong with stock: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './stockProblems.de.ts'
import es from './stockProblems.es.ts'

const english = {
  'stock.short': 'Only {available} left of {title}.',
  'stock.in_cart': 'Only {available} left of {title}, and {wanted} are in your cart already.',
  'stock.below_reserved': 'Buyers hold {reserved} at this moment; the quantity cannot go below that.',
  'stock.unknown_variant': 'There is no such product variant.',
} as const

export const stockProblems = templates(english, { de, es })
export type English = typeof english
