/** The block testimonials. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './testimonials.de.ts'
import es from './testimonials.es.ts'

const english = {
  label: 'Testimonials',
  keywords: 'reviews, quotes, customers, opinions, praise',
  quotes: 'Quotes',
  quote: 'Quote',
  role: 'Role or place',
  stars: 'Stars',
  cards: 'Cards',
  one_large: 'One large',
  columns: 'Columns',
  two: 'Two',
  three: 'Three',
  empty: 'Add what a customer said in the settings',
  first_quote: 'The bowls are in use every day, and every day someone asks where they are from.',
  second_quote: 'Ordered on Monday, on the table on Thursday, nothing broken.',
  third_quote: 'The course was the calmest evening of my year.',
  ines: 'Ines Varga',
  otto: 'Otto Lind',
  mara: 'Mara Holt',
  cook: 'Cook, Harbour Kitchen',
  customer: 'Customer',
  guest: 'Guest of the course',
} as const

export const testimonials = catalogue(english, { de, es })
export type English = typeof english
