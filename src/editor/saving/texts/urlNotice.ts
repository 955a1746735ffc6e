/** After the URL of a page has changed: what still links to the old one. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './urlNotice.de.ts'
import es from './urlNotice.es.ts'

const english = {
  url_changed: {
    plural: 'count',
    one: 'The URL is {to} now. 1 page still links to {from}.',
    other: 'The URL is {to} now. {count} pages still link to {from}.',
  },
  not_changed: 'Not changed: {pages}',
  links_changed: {
    plural: 'count',
    one: '1 page links to the new URL',
    other: '{count} pages link to the new URL',
  },
  links_failed: 'The links were not changed. Try again.',
  change_links: { plural: 'count', one: 'Change the link', other: 'Change the links' },
  leave_links: { plural: 'count', one: 'Leave it', other: 'Leave them' },
} as const

export const urlNotice = catalogue(english, { de, es })
export type English = typeof english
