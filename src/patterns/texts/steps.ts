/** Words of the sections that say what happens in which order. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './steps.de.ts'
import es from './steps.es.ts'

const english = {
  across: 'Steps side by side',
  how_it_works: 'How it works',
  write: 'Write to us',
  write_text: 'Tell us in three lines what you need. We answer the same day.',
  meet: 'Meet us',
  meet_text: 'Half an hour by phone or at our table, for free.',
  receive: 'Get an offer',
  receive_text: 'One page with a price and a day. It holds for a month.',
  beside_image: 'Steps beside image',
  from_order_to_door: 'From order to door',
  order: 'You order',
  order_text: 'Choose a colour and the length of the cable.',
  build: 'We build',
  build_text: 'In two weeks, by hand. You get a photo on the way.',
  send: 'It arrives',
  send_text: 'Packed in paper, ready to switch on.',
  timeline: 'Timeline downwards',
  our_story: 'Our story',
  year_1_title: 'Two rooms and a kettle',
  year_1_text: 'The first customers are friends, the second ones their neighbours.',
  year_2_title: 'The workshop next door',
  year_2_text: 'We take over the joinery, and Jon with it.',
  year_3_title: 'A place with windows',
  year_3_text: 'All of us move into the old post office.',
  timeline_across: 'Timeline side by side',
  six_weeks: 'Six weeks, step by step',
  week_1: 'Week 1',
  week_3: 'Week 3',
  week_6: 'Week 6',
  listen: 'We listen',
  listen_text: 'Two days at your place, with those who do the work.',
  draft: 'First draft',
  draft_text: 'On paper, to be written on.',
  handover: 'Handover',
  handover_text: 'Everything is yours, with all the files.',
} as const

export const steps = catalogue(english, { de, es })
export type English = typeof english
