/** Find and replace. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './find.de.ts'
import es from './find.es.ts'

const english = {
  nothing_replaced: 'Nothing was replaced.',
  no_places: 'No places',
  find: 'Find',
  previous: 'Previous place',
  next: 'Next place',
  match_case: 'Match case',
  replace_by: 'Replace by',
  replace: 'Replace',
  replace_all: 'Replace all',
  close: 'Close find and replace',
  title: 'Find and replace',
  which_of: '{at} of {count}',
  replaced: {
    plural: 'count',
    one: '1 place replaced. Undo takes it back.',
    other: '{count} places replaced. Undo takes it back.',
  },
  case_sign: 'Aa',
} as const

export const find = catalogue(english, { de, es })
export type English = typeof english
