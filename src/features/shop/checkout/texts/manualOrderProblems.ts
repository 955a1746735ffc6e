/** What keeps an order that is typed in from being made, or its address from being saved. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './manualOrderProblems.de.ts'
import es from './manualOrderProblems.es.ts'

const english = {
  name: 'A delivery needs a name',
  line1: 'A delivery needs street and number',
  city: 'A delivery needs a town',
  country: 'A delivery needs a country',
  region: {
    select: 'kind',
    State: 'Choose a state',
    Province: 'Choose a province',
    Prefecture: 'Choose a prefecture',
    County: 'Choose a county',
    Department: 'Choose a department',
    Emirate: 'Choose an emirate',
    Governorate: 'Choose a governorate',
    other: 'Choose a region',
  },
  postcode: 'This is no postcode of {country}',
  own_line_name: 'A line of your own needs a name',
  own_line_price: 'A line of your own needs a price',
  lines: 'An order needs a product',
  email: 'Please enter a valid email address',
  link_email: 'The payment link needs an email address to go to',
} as const

export const manualOrderProblems = catalogue(english, { de, es })
export type English = typeof english
