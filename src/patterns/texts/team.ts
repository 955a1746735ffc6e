/** Words of the sections that show people. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './team.de.ts'
import es from './team.es.ts'

const english = {
  portraits: 'Portraits',
  the_people: 'The people you will meet',
  ada: 'Ada Morel',
  ada_role: 'Founder',
  ada_text: 'Draws first and asks later.',
  jon: 'Jon Castell',
  jon_role: 'Projects',
  jon_text: 'Knows where every file is.',
  lea: 'Lea Winter',
  lea_role: 'Design',
  lea_text: 'Believes in white space.',
  sam: 'Sam Odell',
  sam_role: 'Customers',
  sam_text: 'Answers within a day.',
  round: 'Round portraits',
  speakers: 'Who is speaking',
  speaker_1: 'How cities sound at night',
  speaker_2: 'Twenty years of bad posters',
  speaker_3: 'What a crowd remembers',
  founder: 'Portrait and story',
  hello: 'Hello, I am Ada',
  hello_text:
    'I opened the practice in 2014, in two rooms above a bakery. Today we are five, and the stairs still smell of bread.',
  hello_more: 'I take an hour for a first visit. You talk, I listen, and then we decide together.',
  about_us: 'About us',
} as const

export const team = catalogue(english, { de, es })
export type English = typeof english
