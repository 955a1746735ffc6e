/** The block schedule. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './schedule.de.ts'
import es from './schedule.es.ts'

const english = {
  label: 'Schedule',
  keywords: 'programme, agenda, timetable, conference, festival, sessions, halls, course, service',
  days: 'Days',
  day: 'Day',
  day_number: 'Day {number}',
  entries: 'Entries',
  start: 'Begins',
  end: 'Ends',
  hall: 'Hall or place',
  hall_help: 'Each hall is a column with its own colour. Empty: for everybody. “Hopper + Belt” is in both.',
  note: 'Speaker or note',
  filled: 'Filled',
  bars: 'Bars on a time axis',
  show_days: 'Days: tabs or one below the other',
  tabs: 'Tabs',
  below: 'One below the other',
  line_at: 'A line at',
  line_at_help: 'Through the bars of a time axis, with its time.',
  has_ends: 'Show when each ends',
  empty: 'Add the first entry in the settings, or write the whole programme there as text',
  two_days: 'Two days, two halls',
  welcome: 'Doors and coffee',
  welcome_note: 'Everybody meets in the yard.',
  talk: 'What clay remembers',
  speaker: 'Ines Varga',
  film: 'A film about fire',
  workshop: 'Workshop: a bowl in an hour',
  seats: 'Twelve seats',
  lunch: 'Lunch at long tables',
  walk: 'Walk to the clay pit',
  concert: 'Closing concert',
  concert_note: 'In the yard, whatever the weather.',
  hall_1: 'Great hall',
  hall_2: 'Workshop room',
} as const

export const schedule = catalogue(english, { de, es })
export type English = typeof english
