/** Footnotes that are written by hand. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './footnotes.de.ts'
import es from './footnotes.es.ts'

const english = {
  footnote: 'Footnote',
  add: 'Add a footnote',
  added: 'Footnote added. Write its note here; the arrow leads visitors back.',
  only_in_text: 'A footnote goes into a text outside the notes: put the caret where its number is to stand.',
} as const

export const footnotes = catalogue(english, { de, es })
export type English = typeof english
