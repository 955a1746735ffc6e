/** What is around every screen: notices, states of loading, copying. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './frame.de.ts'
import es from './frame.es.ts'

const english = {
  this_screen: 'This screen',
  breadcrumbs: 'Breadcrumbs',
  copy_it_by_hand: 'Copy it by hand',
  copy_by_hand_more: 'The browser does not let the page copy. Choose the text and press Ctrl-C.',
  copied: 'Copied',
  copy: 'Copy',
  notices: 'Notices',
  close_notice: 'Close notice',
  loading: 'Loading',
  please_login: 'Please login',
  not_loaded: 'This could not be loaded',
  part_not_loaded: 'This part could not be loaded.',
  never: 'never',
  failed: 'That did not work',
  session_ended: 'Your session has ended. What you typed is still here.',
  leads_on: '{from} leads on to {to}.',
  some_not_changed: 'Some pages could not be changed',
  pages_not_changed: 'The pages were not changed',
  pages_name_old: {
    plural: 'count',
    one: '{count} page links to the old URL',
    other: '{count} pages link to the old URL',
  },
  change_all: { plural: 'count', one: 'Change it', other: 'Change all {count}' },
  pages_name_new: {
    plural: 'count',
    one: 'The page links to the new URL',
    other: '{count} pages link to the new URL',
  },
  document_title: '{title} · Dashboard',
} as const

export const frame = catalogue(english, { de, es })
export type English = typeof english
