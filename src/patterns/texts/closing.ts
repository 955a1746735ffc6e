/** Words of the sections that close a page. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './closing.de.ts'
import es from './closing.es.ts'

const english = {
  three_columns: 'Address, hours, links',
  visit: 'Visit',
  open: 'When we are open',
  open_when: 'Tuesday to Friday, 10 to 18<br>Saturday, 10 to 14',
  follow: 'Follow us',
  big_name: 'Large name',
  see_you: 'See you soon',
  image_and_words: 'Image and goodbye',
  thank_you: 'Thank you for reading this far',
  thank_text: 'The kettle is on. Come by when you are near.',
  question: 'Question and contact',
  got_a_site: 'Have you got a site, or only a feeling about one?',
  a_photograph: 'A photograph of the place at the hour you like it best is a better brief than ten pages.',
  heap: 'Heap of words',
  heap_note: 'What we took out',
  heap_1: 'ambitious',
  heap_2: 'purpose-led',
  heap_3: 'so much',
  heap_4: 'nine people',
  heap_5: 'embossed',
  heap_6: 'solutions',
  heap_7: 'beautifully designed',
  heap_8: 'synergy',
  title_block: 'Title block',
  office_place: '14 Sail Loft Close, Leith\u00a0EH6',
  call: 'Call',
  call_number: '0131 496\u00a00123',
  sheet: 'Sheet',
  sheet_of: '1 of 1',
  name_on_image: 'Large name on an image',
  house_name: 'See you tonight',
  house_street: '14 Quay Street, Bristol',
  house_phone: '0117 496 0123',
  house_way: 'Four minutes on foot from the ferry. There is nowhere to park and nobody has minded.',
  sheet_office: 'Office',
  sheet_name: 'Haldane Roe Architects',
  sheet_address: 'Address',
  sheet_hours: 'Open',
  sheet_hours_text: 'Tue–\u2060Fri, 10–\u206018',
  sheet_scale: 'Scale',
  sheet_scale_text: '1:1',
  ask_mail: 'hello@haldaneroe.example',
} as const

export const closing = catalogue(english, { de, es })
export type English = typeof english
