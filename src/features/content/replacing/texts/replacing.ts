/** Words that are replaced in many posts, as the server says it. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './replacing.de.ts'
import es from './replacing.es.ts'

const english = {
  of_title: 'Title',
  of_description: 'Description',
  of_setting: '{block}: {setting}',
  of_search_title: 'Title for search engines',
  of_search_description: 'Description for search engines',
  of_send_button: 'Text of the button',
  of_thanks: 'Answer to the sender',
  of_entry: 'Entry',
  of_form: 'Form',
  in_taxonomy: 'Taxonomy',
  in_code: 'Code of “{title}”',
  may_not_publish: 'It is published, and you may not publish.',
  being_edited: '{name} is editing it.',
  changed_since: 'It was changed in the meantime.',
  saved_since: 'It was saved again since.',
  has_other_url: 'A change with another URL waits to be published.',
} as const

export const replacing = catalogue(english, { de, es })
export type English = typeof english
