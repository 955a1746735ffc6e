/** Pages that every site has, by their names and by what people call them. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './sitePlaces.de.ts'
import es from './sitePlaces.es.ts'

const english = {
  home: 'Home',
  cart: 'Cart',
  topics: 'Topics',
  account: 'Account',
  your_order: 'Find your order',
  words_shop: 'shop store',
  words_cart: 'basket checkout',
  words_account: 'profile my orders dashboard',
  words_log_in: 'sign in',
  words_sign_up: 'register',
  words_search: 'find',
  words_order: 'order tracking',
} as const

export const placeNames = catalogue(english, { de, es })
export type English = typeof english
