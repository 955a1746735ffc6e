/** The file that a look is exported to and imported from. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './lookFileTexts.de.ts'
import es from './lookFileTexts.es.ts'

const english = {
  title: 'Theme as a file',
  text: 'Takes theme, colours, fonts and shapes to another site. Logos and your own fonts are not part of it.',
  import_file: 'Import…',
  not_a_look: 'This file is no exported theme.',
  newer: 'A newer version of Plinth made this file.',
  no_such_theme: 'This site does not have the theme “{theme}”.',
  wrong_value: 'The value “{name}” in this file is not valid.',
  unreadable: 'Some of these colours cannot be read on each other.',
} as const

export const lookFileTexts = catalogue(english, { de, es })
export type English = typeof english
