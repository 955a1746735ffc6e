/** Example content of blocks, for the page with every block. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './examples.de.ts'
import es from './examples.es.ts'

const english = {
  morning_mug: 'Morning mug',
  holds_a_generous_coffee_and: 'Holds a generous coffee and keeps both hands warm.',
  a_sage_green_mug: 'A sage green mug',
  glaze: 'Glaze',
  sage: 'Sage',
  oat: 'Oat',
  wrapping: 'Wrapping',
  paper: 'Paper',
  gift_box: 'Gift box',
  bud_vase: 'Bud vase',
  wide_bowl: 'Wide bowl',
  thrown_on_the_wheel_fired: 'Thrown on the wheel, fired twice.',
  mugs: 'Mugs',
  vases: 'Vases',
  what_the_kiln_did: 'What the kiln did',
  a_table_for_twelve: 'A table for twelve',
  how_to_care_for_stoneware: 'How to care for stoneware',
  notes_of_a_firing_that: 'Notes of a firing that went its own way, and what came of it.',
  ines_varga: 'Ines Varga',
  workshop: 'Workshop',
  ask_us: 'Ask us',
  thank_you_we_answer_within: 'Thank you. We answer within a day.',
  seats: 'Seats',
  up_to_eight: 'Up to eight.',
  day: 'Day',
  saturday: 'Saturday',
  sunday: 'Sunday',
  extras: 'Extras',
  lunch: 'Lunch',
  clay_to_take_home: 'Clay to take home',
  send_me_news: 'Send me news',
  message: 'Message',
  what_would_you_like_to: 'What would you like to know?',
  main: 'Main',
  journal: 'Journal',
  holds_a_generous_coffee: 'Holds a generous coffee.',
  which_clay_is_this: 'Which clay is this?',
  a_grogged_stoneware: 'A grogged stoneware.',
  ines: 'Ines',
  yes: 'yes',
  no: 'no',
  first_child: 'Wheel-thrown in small batches, fired twice.',
  two_glazes: '2 glazes',
} as const

export const examples = catalogue(english, { de, es })
export type English = typeof english
