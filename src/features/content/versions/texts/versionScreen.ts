/** The texts of the dialogs that plan a post and show its versions. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './versionScreen.de.ts'
import es from './versionScreen.es.ts'

const english = {
  version: 'Version {number}',
  restore: 'Restore',
  restore_version: 'Restore version {number}',
  time_zone: 'Times are those of your place ({zone}). Without an end it stays.',
  time_of_day: '{label}: time of day',
  end_planned: 'The end is planned',
  planned: 'Planned',
  change_cancelled: 'The planned change is cancelled. It stays among the versions.',
  live_with_change: 'It is on the site now; its change comes at the time below.',
  cancel_change: 'Cancel the planned change',
  is_live: 'It is on the site now.',
  take_off: 'Take off the site',
  plan_title: 'Plan “{title}”',
  save_plan: 'Save plan',
  clear: 'Clear',
  restored: 'Version {number} is the newest again',
  not_restored: 'The version was not restored',
  live: 'Live',
  newest: 'Newest',
  show_older: 'Show older versions',
  hint: 'Restoring adds a new version; nothing is lost.',
  title: 'Versions of “{title}”',
} as const

export const versionScreen = catalogue(english, { de, es })
export type English = typeof english
