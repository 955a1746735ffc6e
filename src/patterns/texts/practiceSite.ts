/** Words of the starter site of a practice. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './practiceSite.de.ts'
import es from './practiceSite.es.ts'

const english = {
  title: 'Practice',
  description: 'Home, services, the people and contact for doctors, therapists and advisers, in quiet green.',
  home_title: 'Physiotherapy that takes its time',
  home_lead: 'Forty minutes for each visit, with the same person each time.',
  appointment: 'Ask for an appointment',
  what_we_treat: 'What we treat',
  back: 'Back and neck',
  back_text: 'From long days at a desk, from lifting, from worry.',
  after: 'After an operation',
  after_text: 'Step by step, in agreement with your clinic.',
  children: 'Children',
  children_text: 'On the floor, with balls, and with you in the room.',
  services_text: 'You need a prescription for most of it. We tell you before it costs anything.',
  about_title: 'Five people, two stairs',
  about_text: 'Who you meet, and how the practice came about.',
  contact_text: 'Write or call, we answer on the same day.',
  emergency: 'In an emergency call 112.',
} as const

export const practiceSite = catalogue(english, { de, es })
export type English = typeof english
