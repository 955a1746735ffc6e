/** What is wrong with an address, at its field (../schema.ts). */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './addressProblems.de.ts'
import es from './addressProblems.es.ts'

const english = {
  choose_country: 'Please choose a country.',
  not_a_phone: 'This is not a phone number',
  not_a_postcode: 'This is no postcode of {country}',
  no_region: {
    select: 'kind',
    Emirate: 'There is no emirate of that name in {country}',
    Province: 'There is no province of that name in {country}',
    State: 'There is no state of that name in {country}',
    Department: 'There is no department of that name in {country}',
    Governorate: 'There is no governorate of that name in {country}',
    County: 'There is no county of that name in {country}',
    Prefecture: 'There is no prefecture of that name in {country}',
    other: 'There is no region of that name in {country}',
  },
} as const

export const addressProblems = catalogue(english, { de, es })
export type English = typeof english
