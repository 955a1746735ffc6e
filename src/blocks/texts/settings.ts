/** Words that the settings of many blocks share. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './settings.de.ts'
import es from './settings.es.ts'

const english = {
  image_before_it_plays: 'Image before it plays',
  focal_point: 'Focal point',
  decorative: 'Decorative',
  what_it_shows: 'What it shows',
  shape: 'Shape',
  square: 'Square',
  look: 'Look',
  name_for_screen_readers: 'Name for screen readers',
  text: 'Text',
  boxes: 'Boxes',
  cells: 'Cells',
  lines: 'Lines',
  grid: 'Grid',
  words_beside_it: 'Words beside it',
  price_layout: 'Price layout',
  how_many_at_once: 'How many at once',
  any: 'Any',
  two_lists_on_one: 'Two lists on one page: give each a name below, so that each turns its own pages.',
  where_a_page_has: 'Where a page has more than one list with pages.',
  order: 'Order',
  what_the_picture_shows: 'What the picture shows, for those who do not see it. Empty for decoration.',
  landscape_4_3: 'Landscape 4:3',
  portrait_4_5: 'Portrait 4:5',
  top: 'Top',
  middle: 'Middle',
  bottom: 'Bottom',
  leads_to: 'Leads to',
  heading_of: 'Heading {level}',
} as const

export const settings = catalogue(english, { de, es })
export type English = typeof english
