/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './urlNotice.ts'

export default {
  url_changed: {
    plural: 'count',
    one: 'Die URL ist jetzt {to}. 1 Seite verlinkt noch auf {from}.',
    other: 'Die URL ist jetzt {to}. {count} Seiten verlinken noch auf {from}.',
  },
  not_changed: 'Nicht geändert: {pages}',
  links_changed: {
    plural: 'count',
    one: '1 Seite verlinkt auf die neue URL',
    other: '{count} Seiten verlinken auf die neue URL',
  },
  links_failed: 'Die Links wurden nicht geändert. Versuche es noch einmal.',
  change_links: { plural: 'count', one: 'Link ändern', other: 'Links ändern' },
  leave_links: { plural: 'count', one: 'So lassen', other: 'So lassen' },
} satisfies Translation<English>
