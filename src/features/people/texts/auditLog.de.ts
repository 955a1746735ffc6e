/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './auditLog.ts'

export default {
  area_logins: 'Anmeldungen und Sitzungen',
  area_accounts: 'Konten, Rollen und Passwörter',
  area_settings: 'Einstellungen, Plugins und Hintergrundaufgaben',
  area_content: 'Inhalt',
  area_shop: 'Shop',
  title: 'Audit-Protokoll',
  search: 'Name oder E-Mail',
  everything: 'Alles',
  area: 'Bereich',
  every_kind: 'Alle Arten',
  kind: 'Art',
  what: 'Was',
  ip_address: 'IP-Adresse',
  when: 'Wann',
  empty_title: 'Noch keine Einträge',
  empty_text:
    'Anmeldungen und Änderungen an Konten, Einstellungen und Inhalten erscheinen hier, sobald sie geschehen.',
  intro:
    'Was auf dieser Website getan wurde, von wem und von wo. Niemand kann einen Eintrag ändern oder entfernen.',
  somebody: 'Jemand',
  deleted_user: 'Gelöschter Benutzer',
  only_of: 'Nur Einträge von {actor} anzeigen',
} satisfies Translation<English>
