/** What the database’s refusals call the rows of content, by table. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './contentRows.de.ts'
import es from './contentRows.es.ts'

const english = {
  preview_link: 'a preview link',
  post: 'an entry',
  post_version: 'a version',
  live: 'a page',
  live_tag: 'a tag',
  live_tally: 'a count',
  live_text: 'a text',
  live_title: 'a title',
  search_word: 'a word',
  search_language: 'the language of the search',
  taxonomy: 'a taxonomy',
  category: 'a category',
  post_type: 'a content type',
  redirect: 'a redirect',
  missing_path: 'a path',
  reference: 'a use',
  saved_view: 'a view',
  component_error: 'an error',
  taxonomy_removal: 'a removal',
  text_replacement: 'a replacement',
  text_replacement_post: 'a replaced entry',
  post_presence: 'an open window',
} as const

export const contentRows = catalogue(english, { de, es })
export type English = typeof english
