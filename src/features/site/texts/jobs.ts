/** The texts of the screen Background jobs. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './jobs.de.ts'
import es from './jobs.es.ts'

const english = {
  runs_again: 'The job runs again',
  not_run: 'The job could not be run again',
  removed: 'The job was removed',
  not_removed: 'The job could not be removed',
  failed_jobs: 'Failed jobs',
  job: 'Job',
  state: 'State',
  failed: 'Failed',
  next_try: 'Failed; next try {local_time}',
  run_again: 'Run again',
  empty_title: 'No job has failed',
  empty_text: 'Jobs that fail are listed here, and can be run again.',
  title: 'Background jobs',
  intro:
    'Work that the site does by itself, such as emails, imports and planned publishing. Jobs that failed are listed here.',
} as const

export const jobs = catalogue(english, { de, es })
export type English = typeof english
