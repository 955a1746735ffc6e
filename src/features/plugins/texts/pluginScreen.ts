/** The texts of the screen Plugins. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './pluginScreen.de.ts'
import es from './pluginScreen.es.ts'

const english = {
  not_switched: 'The plugin was not switched',
  empty_title: 'No plugins are installed',
  empty_text:
    'On the server, “npm run plinth -- plugin new opening-times” begins one, and docs/plugins.md says how it goes on.',
  plugins: 'Plugins',
  intro:
    'Blocks from outside. They are put into /site-plugins on the server, built in at the next start, and switched here at once.',
  is_on: '{title} is on',
  changed_not_built: 'Its files have changed and cannot be built in. What was built in before goes on.',
  not_built: 'It cannot be built in.',
  blocks: { plural: 'count', one: 'Its block', other: 'Its blocks' },
  start_to_build: 'Start Plinth again to build it in.',
  start_to_remove: 'Start Plinth again to take it out.',
  start_to_update: 'Its files have changed: start Plinth again to build them in.',
  not_drawn: '{block} could not be drawn on {path}.',
} as const

export const pluginScreen = catalogue(english, { de, es })
export type English = typeof english
