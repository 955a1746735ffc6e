/** Words of the sections in which people sign up, and of what they agree to. */
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
  sign_up: 'Subscribe',
  consent: 'One email a month at most. Unsubscribe at any time with the link in each of them.',
  on_gradient: 'On a gradient',
  dawn: '05:40',
  already_morning: 'It is already morning somewhere.',
  open_desk: 'Begin the day',
  large_field: 'Large field',
} as const

export const signup = catalogue(english, { de, es })
export type English = typeof english
