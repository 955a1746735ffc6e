/** Why what lies in the folder of a plugin cannot be built in. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './pluginFaults.de.ts'
import es from './pluginFaults.es.ts'

const english = {
  name_form: 'must be lower-case words joined by -',
  version_form: 'must be a version such as 1.0.0',
  no_right: '{right} is not a right that a plugin can have; in this version there is "blocks"',
  no_json: 'plugin.json is not valid JSON.',
  at: 'plugin.json: {place}: {fault}',
  whole: 'the whole',
  not_valid: 'is not valid',
  other_name: 'plugin.json names {name}, its folder is {folder}.',
  too_large: 'plugin.json is larger than 100 kB.',
  no_block: 'It brings no block: there is no folder in blocks/.',
  not_asked: 'It brings blocks and does not ask for that: plugin.json needs "rights": ["blocks"].',
  foreign: 'blocks/{type} has to be called {name} or {name}-…: block types of a plugin begin with its name.',
  file_missing: '{path} is missing.',
  too_many_files: 'It holds more than {most} files.',
  folder_gone: 'Its folder is gone.',
} as const

export const pluginFaults = catalogue(english, { de, es })
export type English = typeof english
