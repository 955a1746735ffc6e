/** What can go wrong with the theme: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './themeProblems.de.ts'
import es from './themeProblems.es.ts'

const english = {
  'theme.changed': 'The theme was changed meanwhile.',
  'theme.unknown': 'There is no such theme.',
  'theme.unreadable': 'Some of these colours cannot be read on each other.',
  'theme.font_refused': 'This is no WOFF2 font. Fonts of other kinds can be converted to WOFF2.',
  'theme.font_too_large': 'A font may have at most 512 kB.',
  'theme.too_many_fonts': 'At most 12 fonts of your own fit here.',
  'theme.font_missing': 'There is no such font.',
  'theme.font_used': 'Pages use this font. Choose another one first.',
  'style.missing': 'There is no such shared style.',
  'style.title_taken': 'Another shared style has this name.',
  'style.too_many': 'At most 200 shared styles fit here.',
} as const

export const themeProblems = templates(english, { de, es })
export type English = typeof english
