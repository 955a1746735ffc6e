/** The texts of the screen Audit log. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './auditLog.de.ts'
import es from './auditLog.es.ts'

const english = {
  area_logins: 'Logins and sessions',
  area_accounts: 'Accounts, roles and passwords',
  area_settings: 'Settings, plugins and background jobs',
  area_content: 'Content',
  area_shop: 'Shop',
  title: 'Audit log',
  search: 'Name or email address',
  everything: 'Everything',
  area: 'Area',
  every_kind: 'Every kind',
  kind: 'Kind',
  what: 'What',
  ip_address: 'IP address',
  when: 'When',
  empty_title: 'Nothing is written down yet',
  empty_text: 'Logins, changes of accounts, settings and content appear here as they happen.',
  intro: 'What was done on this site, by whom and from where. Nobody can change or remove an entry.',
  somebody: 'Somebody',
  deleted_user: 'Deleted user',
  only_of: 'Show only entries of {actor}',
} as const

export const auditLog = catalogue(english, { de, es })
export type English = typeof english
