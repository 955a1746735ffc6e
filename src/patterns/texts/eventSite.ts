/** Words of the starter site of a festival or conference. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './eventSite.de.ts'
import es from './eventSite.es.ts'

const english = {
  title: 'Event',
  description: 'Home with a countdown, programme, tickets and the way there, in night blue.',
  home_text: 'Three nights of new music on four stages by the water.',
  programme: 'Programme',
  programme_text: 'Who plays where, and when to be there.',
  evenings: 'Three evenings by the water',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  stage_1: 'Quay stage',
  stage_2: 'The boat',
  doors: 'Doors open',
  doors_text: 'Soup and bread at the long table',
  act_1: 'Salt choir',
  act_1_text: 'Forty voices, no microphones',
  act_2: 'Two cellos',
  act_3: 'Night tram',
  act_3_text: 'Until the last one leaves',
  act_4: 'Songs for children',
  act_4_text: 'Under ten years free',
  act_5: 'Brass for everybody',
  act_6: 'Walk along the water',
  act_7: 'The last song, all together',
  tickets: 'Tickets',
  tickets_text: 'Each ticket is for one person and holds for all stages.',
  which_ticket: 'Ticket prices',
  one_evening: 'One evening',
  all_evenings: 'All three evenings',
  regular: 'Full price',
  regular_text: 'Friday, Saturday or Sunday',
  reduced: 'Reduced',
  reduced_text: 'For students and everybody under 25',
  all_text: 'Come and go as you like',
  venue: 'Getting there',
  venue_text: 'By train, by tram, by boat, and where to leave a bicycle.',
} as const

export const eventSite = catalogue(english, { de, es })
export type English = typeof english
