/** The editor's frame: its top bar, what it says about opening, publishing and who may write. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './editor.de.ts'
import es from './editor.es.ts'

const english = {
  back_to_the_dashboard: 'Back to the dashboard',
  back_to_the_list: 'Back to the list',
  insert: 'Insert',
  nothing_to_undo: 'Nothing to undo',
  nothing_to_redo: 'Nothing to redo',
  outline: 'Outline',
  view_page: 'View page',
  publish_changes: 'Publish changes',
  review_and_send: 'Review and send',
  send_for_review: 'Send for review',
  somebody: 'Somebody',
  newest_loading: 'Loading the newest words…',
  somebody_writes: '{name} writes on this page. Take over to change it.',
  words_only: 'You can only edit text and images.',
  newest_failed: 'The newest words could not be loaded. Reload the page.',
  not_previewed: "Couldn't save the draft, so it can't be previewed",
  sent_for_review: 'Sent for review',
  outline_of_the_page: 'Outline of the page',
  title: 'Editor',
  home: 'Home',
  loading_block: 'Loading {label} …',
} as const

export const editor = catalogue(english, { de, es })
export type English = typeof english
