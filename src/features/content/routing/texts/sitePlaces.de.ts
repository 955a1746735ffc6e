/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './sitePlaces.ts'

export default {
  home: 'Startseite',
  cart: 'Warenkorb',
  topics: 'Themen',
  account: 'Konto',
  your_order: 'Bestellung finden',
  words_shop: 'shop laden geschäft',
  words_cart: 'kasse einkaufswagen',
  words_account: 'profil meine bestellungen',
  words_log_in: 'login einloggen',
  words_sign_up: 'anmelden neues konto',
  words_search: 'finden',
  words_order: 'sendung verfolgen',
} satisfies Translation<English>
