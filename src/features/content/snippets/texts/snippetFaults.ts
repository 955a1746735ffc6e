/** Why a snippet or a post component cannot be shown. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './snippetFaults.de.ts'
import es from './snippetFaults.es.ts'

const english = {
  unknown_type: 'Unable to render: the type must be static, before_page or after_page',
  unknown_kind: 'Unable to render: the kind must be blocks, html or component',
  needs_path: 'A static snippet must have a path of its own, or it would replace every page',
  unknown_region: 'The region must be before, after, editor or layout',
  rules_unreadable: 'The rules cannot be read',
  too_many_matches: 'A snippet can have 100 matches at most',
  pattern_length: 'A path pattern is too long',
  match_shape: 'A match must be a path pattern or an object',
  match_empty: 'A match needs at least path, query or params',
  match_path: 'The path of a match must be a text',
  match_values: 'params and query of a match must be objects of texts',
  in_browsers: 'In visitors’ browsers ({times}×): {message}',
  no_layout: 'None',
} as const

export const snippetFaults = catalogue(english, { de, es })
export type English = typeof english
