/** Words of the heroes: what a page begins with. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './hero.de.ts'
import es from './hero.es.ts'

const english = {
  text_and_image: 'Text and image',
  new_collection: 'New this autumn',
  made_to_be_mended: 'Chairs made to be mended',
  every_part: 'Steel, wool and beech, joined so that every part can be taken apart again.',
  see_the_collection: 'See the collection',
  how_we_build: 'How we build',
  image_background: 'Image background',
  long_table: 'A long table, a short menu',
  market_this_morning: 'We cook what the market had this morning, Wednesday to Sunday from six.',
  book_a_table: 'Book a table',
  read_the_menu: 'Read the menu',
  image_below: 'Centred, image below',
  plan_the_week: 'Plan your week in ten minutes',
  one_shared_list: 'One shared list for work, home and everything between, on every screen you own.',
  start_free: 'Start for free',
  see_how: 'See how it works',
  split: 'Split with colour',
  houses: 'Houses that stay cool in July',
  houses_text: 'We plan with shade, wind and thick walls before we plan a machine.',
  our_projects: 'See our projects',
  gradient: 'Gradient',
  something_to_say: 'For brands with something to say',
  small_studio: 'A studio of nine for names, words and pictures that people remember.',
  start_a_project: 'Start a project',
  text_only: 'Text only',
  since: 'Since 2009',
  careful_work: 'Careful work, plainly explained',
  text_only_lead:
    'We look after books and taxes for shops, studios and clubs, and tell you what the numbers mean.',
  talk_to_us: 'Talk to us',
  poster: 'Poster',
  poster_title: 'Overtone',
  poster_lead: 'Two days about the sounds that things make, in an old grain silo, with earplugs for all.',
  when: 'When',
  when_text: '14 and 15 May',
  where: 'Where',
  where_text: 'Silo 3, old harbour',
  who: 'Who',
  who_text: '600 people, 16 voices',
  statement: 'Statement',
  statement_title:
    'We help <s>ambitious, purpose-led</s> bakers and banks say <s>so much</s> more with less.',
  statement_lead: 'A brand studio of four people, one table and a bin that we are proud of.',
  statement_note: 'What is crossed out was once on this page.',
  sunrise: 'Gradient and image',
  sunrise_time: '17:00',
  sunrise_title: 'Go home. Osaka has it.',
  sunrise_lead: 'The last ten minutes of your day become a note that the next office can act on.',
  book: 'Title and three images',
  book_number: 'Book 31',
  book_title: 'Room to sit still',
  book_1: '1. Heron chair',
  book_2: '2. Moth lamp',
  book_3: '3. Sill vase',
  book_lead:
    '<em>Three pieces for the winter, drawn and made by eleven people. We print one book a year and go back to the bench.</em>',
} as const

export const hero = catalogue(english, { de, es })
export type English = typeof english
