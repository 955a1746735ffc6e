/** The texts of contentMenu. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './contentMenu.de.ts'
import es from './contentMenu.es.ts'

const english = {
  journal: 'Journal',
  layouts: 'Layouts',
  post_components: 'Post components',
  snippets: 'Snippets',
} as const

export const contentMenu = catalogue(english, { de, es })
export type English = typeof english
