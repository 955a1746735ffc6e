/** What the kinds of patterns are called. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './kinds.de.ts'
import es from './kinds.es.ts'

const english = {
  hero: 'Hero',
  features: 'Features',
  products: 'Products and posts',
  gallery: 'Gallery',
  testimonials: 'Testimonials',
  pricing: 'Pricing',
  team: 'Team',
  logos: 'Logos',
  steps: 'Steps',
  faq: 'FAQ',
  contact: 'Contact',
  signup: 'Newsletter',
  dishes: 'Food menu',
  hours: 'Opening hours',
  events: 'Events',
  action: 'Call to action',
  closing: 'Closing',
} as const

export const kinds = catalogue(english, { de, es })
export type English = typeof english
