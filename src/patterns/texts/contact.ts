/** Words of the sections for contact, and of the form in them. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './contact.de.ts'
import es from './contact.es.ts'

const english = {
  form_and_details: 'Form and details',
  write_a_line: 'Write us a line',
  answer_soon: 'We answer on working days before the evening.',
  where_we_are: 'Where we are',
  street: '14 Quay Street<br>Bristol BS1 4AB',
  phone_and_mail: '0117 496 0123<br>hello@example.com',
  call_us: 'Call or write',
  map_and_address: 'Map and address',
  find_us: 'How to find us',
  find_us_text: 'Five minutes on foot from the station, along the water. The bell is on the left.',
  place_name: 'The old post office',
  place_address: '14 Quay Street, Bristol BS1 4AB',
  three_ways: 'Three ways',
  talk: 'Let us talk',
  by_phone: 'By phone',
  by_phone_text: 'Weekdays from nine to five: 0117 496 0123',
  by_email: 'By email',
  by_email_text: 'hello@example.com, at any time',
  in_person: 'In person',
  in_person_text: '14 Quay Street, the door is open',
  beside_image: 'Form beside image',
  ask_for_table: 'Ask for a table',
  ask_for_table_text: 'For up to six people. If you are more, call us.',
  form_title: 'Contact',
  form_text: 'Messages from visitors',
  your_name: 'Your name',
  email: 'Email',
  message: 'Your message',
  send: 'Send',
  thanks: 'Thank you. We write back soon.',
  booking_title: 'Table booking',
  booking_text: 'Tables that guests ask for',
  how_many: 'How many of you?',
  evening: 'Day',
  time: 'Sitting down at',
  phone: 'Phone',
  kitchen_note: 'Anything the kitchen should know',
  ask_for_it: 'Ask for the table',
  booking_thanks: 'Thank you. You hear from us by six today.',
} as const

export const contact = catalogue(english, { de, es })
export type English = typeof english
