/** The red boxes that stand where something could not be drawn. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './errorBox.de.ts'
import es from './errorBox.es.ts'

const english = {
  render_error: 'RenderError',
  block: 'block {id} ({type}): {message}, index {index}',
  unknown_block: 'cannot find block {type}',
  snippet_error: 'Sniplet({type}) Error',
  snippet_message: '{message} (index {index} of {count})',
  no_object: 'A block must be an object with a type and an id',
} as const

export const errorBox = catalogue(english, { de, es })
export type English = typeof english
