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
} as const

export const hero = catalogue(english, { de, es })
export type English = typeof english
