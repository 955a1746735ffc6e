/** The block opening hours. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './openingHours.de.ts'
import es from './openingHours.es.ts'

const english = {
  label: 'Opening hours',
  keywords: 'hours, open, closed, times, days, business',
  hours: 'Regular hours',
  days: 'Days',
  opens: 'Opens',
  closes: 'Closes',
  hours_help: 'Days without a row are closed. Two rows with the same day: a break between them.',
  special: 'Special days',
  special_help: 'Holidays and the like. Without times, the day is closed.',
  day: 'Day',
  last_day: 'Last day, if there are several',
  what_for: 'Occasion',
  group_days: 'Same hours in one line',
  show_status: 'Say whether it is open now',
  business: 'Kind of business',
  business_help: 'Search engines read the hours with it.',
  local_business: 'Business',
  restaurant: 'Restaurant',
  cafe: 'Café',
  store: 'Store',
  practice: 'Practice',
  salon: 'Salon',
  business_name: 'Name of the business',
  closed: 'Closed',
  every_day: 'Every day',
  empty: 'Enter the hours in the settings',
  kitchen_closed: 'Monday and Tuesday closed',
  new_year: 'New Year',
  clock: 'Clock',
  clock_of_language: 'As in the language',
  clock_24: '24 hours',
  clock_12: '12 hours',
} as const

export const openingHours = catalogue(english, { de, es })
export type English = typeof english
