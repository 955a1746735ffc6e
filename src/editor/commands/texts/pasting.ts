/** What is said of a paste: pictures on their way, and what was left out. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './pasting.de.ts'
import es from './pasting.es.ts'

const english = {
  left_out: 'Left out: {what}.',
  pictures: { plural: 'count', one: '1 picture without a file', other: '{count} pictures without a file' },
  media: {
    plural: 'count',
    one: '1 video or frame of another site',
    other: '{count} videos or frames of other sites',
  },
  drawings: { plural: 'count', one: '1 drawing', other: '{count} drawings' },
  fields: { plural: 'count', one: '1 form field', other: '{count} form fields' },
  comments: { plural: 'count', one: '1 comment', other: '{count} comments' },
  rows: {
    plural: 'count',
    one: 'what 1 table has beyond 200 rows and 20 columns',
    other: 'what {count} tables have beyond 200 rows and 20 columns',
  },
  picture_of: 'Picture {number} of {count} is being uploaded: {percent} %',
  pictures_in: {
    plural: 'count',
    one: 'The picture is in the media library.',
    other: '{count} pictures are in the media library.',
  },
  pictures_failed: {
    plural: 'count',
    one: '1 picture is missing: {reason} Choose one in its place.',
    other: '{count} pictures are missing: {reason} Choose others in their place.',
  },
  not_on_clipboard: 'The other program did not copy the file.',
  not_fetched: '{place} did not give it out.',
  too_many: 'Only {count} are fetched at once.',
} as const

export const pasting = catalogue(english, { de, es })
export type English = typeof english
