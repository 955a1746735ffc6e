/** Why a URL or a redirect is refused, and what a redirect would hide. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './urlFaults.de.ts'
import es from './urlFaults.es.ts'

const english = {
  starts_with_null: 'it may not start with “null”',
  holds_slash: 'it may not hold a slash',
  characters: 'it holds characters that a URL cannot have',
  dots: 'it holds dots as a part of its own',
  part_null: 'no part may start with “null”',
  too_many_parts: 'it has more than 10 parts',
  quoted: '“{title}”',
  another_page: 'another page',
  star_in_path: 'A * stands for the rest of a path: write it at the end, as in /old/*.',
  target_invalid: 'The target must be a path of this site or an http URL.',
  star_in_target: 'A * at the end of the target takes over what the * of the old path stood for.',
  home_page: 'the home page',
  cart: 'the cart',
  search: 'the search',
  page: 'the page “{title}”',
  snippet: 'the snippet “{title}”',
  not_allowed: 'This URL is not allowed.',
  not_found: 'Page Not Found: {path}',
} as const

export const urlFaults = catalogue(english, { de, es })
export type English = typeof english
