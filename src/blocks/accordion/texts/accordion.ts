/** The block accordion. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './accordion.de.ts'
import es from './accordion.es.ts'

const english = {
  label: 'Accordion',
  keywords: 'faq, questions, details, collapse, toggle',
  only_one_open_at: 'Only one open at a time',
  large_titles: 'Large titles',
  signs: 'Plus and minus',
  questions: 'Questions',
  can_it_go_into: 'Can it go into the dishwasher?',
  yes_stoneware_is_fired: 'Yes. Stoneware is fired until it no longer takes up water.',
  what_if_it_arrives: 'What if it arrives broken?',
  send_us_a_picture: 'Send us a picture within two weeks and we send you another.',
  do_you_take_orders: 'Do you take orders?',
  for_twelve_pieces_or: 'For twelve pieces or more, from March.',
} as const

export const accordion = catalogue(english, { de, es })
export type English = typeof english
