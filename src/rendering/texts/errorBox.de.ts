/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './errorBox.ts'

export default {
  render_error: 'Darstellungsfehler',
  block: 'Block {id} ({type}): {message}, Index {index}',
  unknown_block: 'Block {type} nicht gefunden',
  snippet_error: 'Fehler in Snippet({type})',
  snippet_message: '{message} (Index {index} von {count})',
  no_object: 'Ein Block muss ein Objekt mit Typ und ID sein',
} satisfies Translation<English>
