/** What is on pages that are no posts: titles of accounts, orders, lists and search, and what is said where nothing can be drawn. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './pages.de.ts'
import es from './pages.es.ts'

const english = {
  find_your_order: 'Find your order',
  your_order: 'Your order',
  create_your_account: 'Create your account',
  welcome: 'Welcome',
  new_password: 'Set a new password',
  confirm_email: 'Confirm your email address',
  topics: 'Topics',
  newest: 'Newest',
  lowest_price: 'Lowest price',
  highest_price: 'Highest price',
  oldest: 'Oldest',
  by_date: 'By date',
  by_title: 'By title',
  account_removed: 'Your account is removed',
  logged_out: 'Logged out',
  log_out: 'Log out',
  javascript_required: 'JavaScript required',
  javascript_required_more:
    'Nothing was sent. This form needs JavaScript: please turn it on, go back and try again.',
  back_to_form: 'Back to the form',
  your_cart: 'Your cart',
  order_number: 'Order {number}',
  tax_included: 'Tax (included)',
  picked_up: 'picked up',
  ready_for_pickup: 'ready for pickup',
  url_unreadable: 'This URL cannot be read.',
  only_read: 'A page can only be read.',
  form_needs_javascript: 'This form needs JavaScript. Nothing was sent.',
  dang: 'Dang',
  something_broke: 'It looks like something broke.',
  page_not_found: 'Page Not Found',
  text: 'Text',
  images_audio_and_video: 'Images, audio and video',
  lists_forms_and_people: 'Lists, forms and people',
  every_block: 'Every block',
  every_block_more: 'What pages of this site are made of, each block in all its options.',
  home: 'Home',
  choose_files_again: 'Please choose the files again.',
  downloads_left: {
    plural: 'count',
    one: '{count} more time, until {day}',
    other: '{count} more times, until {day}',
  },
} as const

export const pages = catalogue(english, { de, es })
export type English = typeof english
