/** Words of the calls to action. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './action.de.ts'
import es from './action.es.ts'

const english = {
  next_step: 'Next step',
  ready: 'Ready when you are',
  ready_text: 'The first half hour is free, and you decide afterwards.',
  book_a_call: 'Book a call',
  on_colour: 'On colour',
  last_tables: 'Six tables left for Saturday',
  on_image: 'On image',
  see_it_live: 'See it with your own eyes',
  see_it_live_text: 'The house is open to visitors on the first Sunday of each month.',
  plan_a_visit: 'Plan a visit',
  button_beside: 'Text and button in a row',
  try_it: 'Try it for thirty days',
  try_text: 'No card, no contract.',
  on_gradient: 'On gradient',
  have_an_idea: 'Do you have an idea?',
  have_an_idea_text: 'We like the ones that are not finished yet.',
  phone_bar_one: 'Phone bar, one button',
  phone_bar: 'Phone bar, two buttons',
} as const

export const action = catalogue(english, { de, es })
export type English = typeof english
