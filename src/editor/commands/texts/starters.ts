/** Layouts to start a page with: their names, and the words that stand in them until somebody writes others. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './starters.de.ts'
import es from './starters.es.ts'

const english = {
  about_us: 'About us',
  who_we_are: 'One sentence that says who you are and what you make.',
  how_it_began: 'How it began',
  tell_the_story: 'Tell the story in your own words: when, where, and why it still matters to you.',
  quote: 'A sentence that a customer or a friend once said about your work.',
  who_said_it: 'Who said it',
  landing_page: 'Landing page',
  offer: 'What you offer, in six words',
  offer_gain: 'What visitors get from it, in one plain sentence.',
  see_the_shop: 'See the shop',
  first_reason: 'First reason',
  good_for_them: 'Why it is good for them.',
  second_reason: 'Second reason',
  what_sets_it_apart: 'What sets it apart.',
  third_reason: 'Third reason',
  after_order: 'What happens after they order.',
  journal_entry: 'Journal entry',
  what_happened: 'What happened',
  first_moment: 'Begin with the moment that made you want to write this down.',
  one_thought: 'Then the rest, one thought a paragraph.',
  what_came_of_it: 'What came of it',
  same_again: 'End with what you would do the same way again.',
  contact: 'Contact',
  write_to_us: 'Write to us; we answer within two days.',
  where_we_are: 'Where we are',
  street: 'Street and number<br>Town',
  open: 'Open',
  open_when: 'Tuesday to Saturday, 10 to 17',
  shop_front: 'Shop front',
  new_in_the_shop: 'New in the shop',
  this_month: 'What is fresh this month, and how many there are.',
  delivery: 'Delivery',
  delivery_how: 'How you pack, how long it takes, what it costs.',
  image_and_text: 'Image and text',
  first: 'First',
  picture_shows: 'What the picture shows and why it is here.',
  second: 'Second',
  other_side: 'Go on on the other side.',
} as const

export const starters = catalogue(english, { de, es })
export type English = typeof english
