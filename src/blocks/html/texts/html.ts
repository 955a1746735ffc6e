/** The block html. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './html.de.ts'
import es from './html.es.ts'

const english = {
  label: 'HTML',
  keywords: 'markup, script, custom, own code, javascript, css',
  write_markup: 'Write markup in the settings',
  markup: 'Markup',
  drawn_as_it_stands: 'Drawn as it stands. Scripts run on the public page only, let in by their content.',
  own_markup: 'Own markup',
} as const

export const html = catalogue(english, { de, es })
export type English = typeof english
