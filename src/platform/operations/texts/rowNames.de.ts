/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './rowNames.ts'

export default {
  site: 'eine Website',
  audit: 'ein Eintrag im Protokoll',
  cache_version: 'ein Zähler',
  cache_change: 'eine Änderung',
  idempotency: 'eine Anfrage',
  job: 'eine Hintergrundaufgabe',
  demo_row: 'eine Zeile der Demo',
  migration: 'eine Migration',
  schema_function: 'eine Funktion der Datenbank',
  outbox: 'eine E-Mail',
  rate_limit: 'ein Versuchslimit',
} satisfies Translation<English>
