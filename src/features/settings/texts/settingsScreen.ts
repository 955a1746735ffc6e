/** The texts of the screen Settings and its inputs. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './settingsScreen.de.ts'
import es from './settingsScreen.es.ts'

const english = {
  header: 'Header and footer',
  reading: 'Reading',
  design: 'Design',
  dashboard: 'Dashboard',
  mail: 'Mail',
  not_saved_failure: 'A setting was not saved',
  search: 'Search all settings',
  groups: 'Groups of settings',
  nothing_found: 'There are no results for {words}',
  unsaved: '{count} not saved yet.',
  everything_is_saved: 'Everything is saved.',
  save_settings: 'Save settings',
  not_saved: '· not saved',
  only_administrators_change_this: 'only administrators change this',
  secret_is_set: 'Set. Type a new one to replace it.',
  not_set: 'Not set',
  to_default: 'Back to the default',
  of_title: 'of {title}',
  not_json: 'This is not JSON yet; the saved value stays until it is.',
  gone_page: 'A page that is gone',
  as_title: 'as {title}',
  search_for_one: { select: 'type', menu: 'Search for a menu', other: 'Search for a page' },
  search_for_another: { select: 'type', menu: 'Search for another menu', other: 'Search for another page' },
  saved: { plural: 'count', one: 'Setting saved', other: '{count} settings saved' },
  contrast_low: '{over} on {on}, {scheme}: {ratio}:1, {least}:1 is needed',
  contrast_unknown: '{over} on {on}, {scheme}: cannot be calculated, {least}:1 is needed',
  in_the_theme: 'Choose colours beside the live site',
} as const

export const settingsScreen = catalogue(english, { de, es })
export type English = typeof english
