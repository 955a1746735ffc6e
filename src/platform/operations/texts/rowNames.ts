/** What the rows of the tables of the platform are called (../dataProblems.ts), with their article. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './rowNames.de.ts'
import es from './rowNames.es.ts'

const english = {
  site: 'a site',
  audit: 'an entry of the log',
  cache_version: 'a counter',
  cache_change: 'a change',
  idempotency: 'a request',
  job: 'a job',
  demo_row: 'a row of the demo',
  migration: 'a migration',
  schema_function: 'a function of the database',
  outbox: 'an email',
  rate_limit: 'a limit of tries',
} as const

export const rowNames = catalogue(english, { de, es })
export type English = typeof english
