/** The panels beside the page: how wide they are, folded away or not. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './sideTexts.de.ts'
import es from './sideTexts.es.ts'

const english = {
  outline_width: 'Width of the outline',
  keys: 'Keys',
  settings_width: 'Width of the settings',
  outline_panel: 'Outline panel',
  settings_panel: 'Settings panel',
  hide_panel: 'Hide the panel',
  show_panel: 'Show the panel',
  words: { plural: 'count', one: '{count} word', other: '{count} words' },
  minutes: '{count} min',
} as const

export const sideTexts = catalogue(english, { de, es })
export type English = typeof english
