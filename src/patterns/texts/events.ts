/** Words of the sections about events. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './events.de.ts'
import es from './events.es.ts'

const english = {
  dates: 'Coming dates',
  on_tour: 'On the road',
  date: 'Date',
  place: 'Venue',
  what: 'What',
  date_1: '12 March',
  date_2: '19 March',
  date_3: '2 April',
  place_1: 'Old harbour hall, Bristol',
  place_2: 'Music house, Leeds',
  place_3: 'The greenhouse, Cardiff',
  what_1: 'Concert, doors at 19:00',
  what_2: 'Talk and listening session',
  what_3: 'Concert, seated',
  programme: 'Programme of a day',
  one_day: 'One day, four rooms',
  doors: 'Doors and coffee',
  doors_text: 'Come early, the pastries are gone at half past.',
  first_talk: 'How cities sound at night',
  first_talk_text: 'Great hall',
  workshops: 'Workshops',
  workshops_text: 'Four rooms, twelve chairs each.',
  concert: 'Closing concert',
  concert_text: 'In the yard, whatever the weather.',
  with_countdown: 'With countdown',
  three_nights: 'Three nights of new music',
  three_nights_text: 'Forty bands on four stages by the water.',
  until_doors: 'Until the doors open',
  we_are_open: 'The doors are open.',
  tickets: 'Get tickets',
  event_cards: 'Event cards',
  this_month: 'This month',
  card_1: 'Night market',
  card_1_note: 'Friday 6, from 18:00',
  card_1_text: 'Thirty stalls, one stage, no tickets needed.',
  card_2: 'Open stage',
  card_2_note: 'Thursday 12, 20:00',
  card_2_text: 'Ten minutes for everybody who dares.',
  card_3: 'Light and glass',
  card_3_note: 'Until the 29th',
  card_3_text: 'An exhibition in the dark, with a torch at the door.',
} as const

export const events = catalogue(english, { de, es })
export type English = typeof english
