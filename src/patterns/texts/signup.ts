/** Words of the sections in which people sign up, and of the form in them. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './signup.de.ts'
import es from './signup.es.ts'

const english = {
  centred: 'Centred',
  once_a_month: 'One letter a month, nothing else',
  once_text: 'What is new, what is nearly gone, and one recipe.',
  beside_image: 'Beside image',
  be_first: 'Be the first to know',
  be_first_text: 'We write when a new series comes out of the workshop, a day before it is in the shop.',
  on_dark: 'On dark',
  stay_in_touch: 'Stay in touch',
  stay_text: 'Dates, tickets and the first names of the line-up. Leave whenever you like.',
  form_text: 'Who wants to hear from you',
  sign_up: 'Subscribe',
  thanks: 'Thank you. You are on the list.',
} as const

export const signup = catalogue(english, { de, es })
export type English = typeof english
