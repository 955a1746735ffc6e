/** Where a snippet stands and what it is made of. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './snippet.de.ts'
import es from './snippet.es.ts'

const english = {
  before_the_page: 'Before the page',
  after_the_page: 'After the page',
  instead_of_page: 'In place of the page',
  blocks: 'The blocks of this page',
  own_html: 'Own HTML',
  framed_html: 'Own HTML in a frame',
  where_it_stands: 'Where it stands',
  place: 'Place',
  urls: 'URLs',
  needs_path: 'A static snippet must have a path of its own, or it would replace every page',
  urls_help: '* matches anything: /journal/*. Leave empty for every page.',
  matches: 'Matches',
  matches_help: 'Paths, parameters and queries as JSON.',
  made_of: 'Made of',
  framed_help: 'HTML, styles and scripts in a frame that reaches nothing of the site.',
  html_help: 'Drawn as it stands. Scripts run on the public page.',
  code: 'Code',
} as const

export const snippet = catalogue(english, { de, es })
export type English = typeof english
