/** Where the logo would be lost. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './logoWarning.de.ts'
import es from './logoWarning.es.ts'

const english = {
  light: 'This logo is hard to see on light pages. Choose a darker one.',
  dark: 'This logo is hard to see on dark pages. Choose another one for them under “Logo on dark pages”.',
  other_dark: 'The logo for dark pages is hard to see on them. Choose a lighter one.',
  choose_dark: 'Go there',
} as const

export const logoWarning = catalogue(english, { de, es })
export type English = typeof english
