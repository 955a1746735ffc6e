/** Postal addresses: their fields, and the address book of an account. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './addresses.de.ts'
import es from './addresses.es.ts'

const english = {
  street: 'Street and number',
  flat: 'Flat, floor (optional)',
  postcode: 'Postcode',
  town: 'Town',
  phone: 'Phone (optional)',
  region: {
    select: 'kind',
    State: 'State',
    Province: 'Province',
    Prefecture: 'Prefecture',
    County: 'County',
    Department: 'Department',
    Emirate: 'Emirate',
    Governorate: 'Governorate',
    other: 'Region',
  },
  optional: '{title} (optional)',
  remove_country: 'Remove {country}',
  add_country: 'Add a country',
  saved: 'Address saved',
  not_saved: 'The address was not saved',
  removed: 'Address removed',
  not_removed: 'The address was not removed',
  add_one: 'Add an address',
  empty_title: 'No address yet',
  empty_text: 'Keep one here, and no order asks you to type it again.',
  default: 'Default',
  change: 'Change',
  make_default: 'Make default',
  title: 'Your addresses',
  intro: 'The default stands in the checkout already; the others are chosen there.',
  use_as_default: 'Send orders here unless I choose another',
  change_title: 'Change the address',
  save: 'Save address',
} as const

export const addresses = catalogue(english, { de, es })
export type English = typeof english
