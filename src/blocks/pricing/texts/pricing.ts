/** The block pricing table. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './pricing.de.ts'
import es from './pricing.es.ts'

const english = {
  label: 'Pricing table',
  keywords: 'plans, prices, packages, subscription, compare, tickets',
  plans: 'Plans',
  period: 'Period',
  per_month: 'per month',
  text: 'Line below the name',
  features: 'Features',
  feature: 'Feature',
  not_included: 'Not included',
  button: 'Button',
  highlighted: 'Highlight this plan',
  badge: 'Label of the highlighted plan',
  popular: 'Most popular',
  empty: 'Add your first plan in the settings',
  three_plans: 'Three plans',
  included: 'Included:',
  left_out: 'Not included:',
  drop_in: 'Drop in',
  drop_in_text: 'One evening at the wheel.',
  regular: 'Regular',
  regular_text: 'Every week, with your own shelf.',
  studio: 'Studio',
  studio_text: 'Come whenever you like.',
  clay: 'Clay and glazes',
  firing: 'Two firings',
  shelf: 'A shelf of your own',
  key: 'A key to the door',
  choose: 'Choose {plan}',
  book: 'Book a place',
  once: 'an evening',
} as const

export const pricing = catalogue(english, { de, es })
export type English = typeof english
