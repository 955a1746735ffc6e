/** Words of the starter site of a studio that gives classes. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './courseSite.de.ts'
import es from './courseSite.es.ts'

const english = {
  title: 'Classes',
  description: 'Home, classes, prices and contact for yoga, language or pottery, in warm colours.',
  home_title: 'An hour in which nobody calls',
  home_lead: 'Yoga in small groups, in the morning and after work.',
  see_classes: 'See the classes',
  this_week: 'This week',
  morning: 'Morning light',
  morning_note: 'Monday to Friday, 7:00',
  morning_text: 'Forty-five minutes to wake up. Tea afterwards.',
  slow: 'Slow evening',
  slow_note: 'Tuesday and Thursday, 18:30',
  slow_text: 'Long holds, little light, no music.',
  first: 'For beginners',
  first_note: 'Saturday, 10:00',
  first_text: 'Six people at most. You need nothing but socks.',
  classes: 'Classes',
  classes_text: 'Come to any of them, once or every week.',
  prices_text: 'Pay a single class at the door, or become a member.',
  contact_text: 'Ask for a place, or come by ten minutes early.',
} as const

export const courseSite = catalogue(english, { de, es })
export type English = typeof english
