/** The editor's frame: its top bar, what it says about opening, publishing and who may write. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './editor.de.ts'
import es from './editor.es.ts'

const english = {
  back_to_the_dashboard: 'Back to the dashboard',
  insert: 'Insert',
  nothing_to_undo: 'Nothing to undo',
  nothing_to_redo: 'Nothing to redo',
  outline: 'Outline',
  view_page: 'View page',
  publish_changes: 'Publish changes',
  review_and_send: 'Review and send',
  send_for_review: 'Send for review',
  somebody: 'Somebody',
  newest_loading: 'The newest words are being loaded.',
  somebody_writes: '{name} writes on this page now. Take over to change it.',
  words_only:
    'Your role writes words and places pictures. Which blocks there are and how they look stays as it is.',
  newest_failed: 'The newest words could not be loaded. Open the page again.',
  not_previewed: "Couldn't save the draft, so it can't be previewed",
  sent_for_review: 'Sent for review',
  outline_of_the_page: 'Outline of the page',
  title: 'Editor',
  home: 'Home',
  draft: 'Draft',
  pending: 'Pending',
  trash: 'Trash',
  loading_block: 'Loading {label} …',
} as const

export const editor = catalogue(english, { de, es })
export type English = typeof english
