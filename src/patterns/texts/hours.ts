/** Words of the sections with opening hours. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './hours.de.ts'
import es from './hours.es.ts'

const english = {
  beside_address: 'Hours and address',
  come_and_see: 'Come and see',
  come_text: 'No appointment needed. Ring the bell if the door is closed.',
  hours_and_image: 'Hours and image',
  when_we_cook: 'When we cook',
  when_text: 'The kitchen closes half an hour before the house.',
  on_colour: 'Hours on colour',
  open_today: 'Open today?',
  and_booking: 'Hours and booking',
  sit_by: 'Sit by the oven',
  sit_by_text: 'Two tables stay free every night for people who walk in. The others are here.',
} as const

export const hours = catalogue(english, { de, es })
export type English = typeof english
