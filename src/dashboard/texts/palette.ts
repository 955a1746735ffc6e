/** The palette and the keys of the dashboard. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './palette.de.ts'
import es from './palette.es.ts'

const english = {
  go_to_place: 'Go to {title}',
  go_to: 'Go to',
  new_page: 'New page',
  create: 'Create',
  new_post: 'New post',
  new_product: 'New product',
  go_to_profile: 'Go to Profile',
  do: 'Do',
  switch_theme: 'Switch light, dark, system',
  show_keys: 'Show keys',
  edit_type: 'Edit {type}',
  order_number: 'Order {number}',
  order: 'Order',
  search_or_do_anything: 'Search or do anything',
  results: 'Results',
  no_results: 'There are no results for {text}',
  words_shipping: 'delivery postage zone rate carrier free',
  words_taxes: 'tax vat gst sales rate',
  words_discounts: 'coupon voucher promotion promo sale percent',
  locations: 'Locations',
  words_locations: 'store pickup collection click collect',
  words_currency: 'money euro dollar price exchange rate',
  payment_provider: 'Payment provider',
  words_payment: 'stripe card credit key secret checkout transfer',
  words_emails: 'mail notification order confirmation text email',
  site_basics: 'Name, logo and URL of the site',
  words_site: 'title icon favicon domain url language time zone email',
  home_page_and_menus: 'Home page and menus',
  words_home: 'start front search engines comments reading',
  colours_and_fonts: 'Colours and fonts',
  words_design: 'design theme colors style',
  mail_server: 'Mail server',
  words_mail: 'smtp email sending',
  key_save: 'Save what is open',
  key_search: 'Search this list',
  key_sheet: 'This sheet',
  key_back: 'One layer back',
  key_rows: 'Next or previous row of a list',
  key_choose: 'Choose the row',
  key_open: 'Open the row',
  key_comments: 'Approve, deny or flag the comment',
  keys: 'Keys',
  posts: 'Posts',
  home: 'Home',
} as const

export const palette = catalogue(english, { de, es })
export type English = typeof english
