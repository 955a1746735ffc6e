/** The link of selected words. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './linkPopover.de.ts'
import es from './linkPopover.es.ts'

const english = {
  search: 'Search or paste a link',
  results: 'Pages and files',
  new_tab: 'Open in new tab',
  open_link: 'Open link',
  copy_link: 'Copy link',
  edit_link: 'Edit link',
  remove_link: 'Remove link',
  copied: 'Link copied',
  as_typed: 'Link',
  on_this_page: 'On this page',
  file: 'File',
  post: 'Post',
} as const

export const linkPopover = catalogue(english, { de, es })
export type English = typeof english
