/** What is missing or has changed when somebody pays. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './checkoutTexts.de.ts'
import es from './checkoutTexts.es.ts'

const english = {
  choose_region: {
    select: 'kind',
    State: 'Please choose a state',
    Province: 'Please choose a province',
    Prefecture: 'Please choose a prefecture',
    County: 'Please choose a county',
    Department: 'Please choose a department',
    Emirate: 'Please choose an emirate',
    Governorate: 'Please choose a governorate',
    other: 'Please choose a region',
  },
  postcode_needed: 'Please give a postcode',
  total_changed: 'The total is {total} now. Please look at the cart again.',
  price_changed: 'The price is {price} now',
} as const

export const checkoutTexts = catalogue(english, { de, es })
export type English = typeof english
