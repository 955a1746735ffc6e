/** The texts of the screen Redirects: what leads elsewhere, and what visitors did not find. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './redirectScreen.de.ts'
import es from './redirectScreen.es.ts'

const english = {
  left_out: { plural: 'count', one: '{path} is left out', other: '{count} URLs are left out' },
  from: 'from {referrer}',
  lead_there: 'Lead there',
  lead_there_from: 'Lead there from {path}',
  deleted: { plural: 'count', one: 'Redirect deleted', other: '{count} redirects deleted' },
  code_301: '301, permanent',
  permanent: 'permanent',
  temporary: 'temporary',
  now_leads: '{path} now leads to {to}',
  not_saved: 'The redirect was not saved',
  list_not_changed: 'The list was not changed',
  not_found: 'Not found',
  path: 'Path',
  perhaps_meant: 'Perhaps meant',
  nothing_like_it: 'Nothing like it',
  hits: 'Hits',
  last: 'Last',
  leave_out: 'Leave out',
  redirect_more: 'Redirect…',
  missing_empty_title: 'Everybody found what they asked for',
  missing_empty_text: 'URLs that lead nowhere are listed here, with the page that visitors may have meant.',
  code_302: '302, for now',
  code_308: '308, permanent, forms too',
  saved: 'Redirect saved',
  from_path: 'Path that is gone',
  from_help: 'A path of this site, without the domain before it. /old/* means everything below /old.',
  leads_to: 'Leads to',
  to_help: 'A path of this site, or a URL that begins with https://. /new/* keeps what the * stood for.',
  to_help_inside:
    'A path of this site. /new/* keeps what the * stood for. Only an administrator can lead visitors to another site.',
  kind: 'Kind',
  new_redirect: 'New redirect',
  edit_title: 'Where {from_path} leads',
  save: 'Save redirect',
  title: 'Redirects',
  broken_in_pages: 'Broken in pages',
  lists: 'Lists',
  intro: 'Old paths that lead to new ones. A page that moves gets one by itself.',
  not_restored: '{from_path} was not brought back',
  not_deleted: '{from_path} was not deleted',
  followed: 'Followed',
  empty_title: 'Nothing leads elsewhere yet',
  empty_text: 'Send visitors of an old path on to where it is now.',
} as const

export const redirectScreen = catalogue(english, { de, es })
export type English = typeof english
