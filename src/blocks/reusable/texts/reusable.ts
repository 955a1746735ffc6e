/** The block reusable. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './reusable.de.ts'
import es from './reusable.es.ts'

const english = {
  runs_on_page: '{title} runs on the public page',
  not_published: 'This reusable block is not published, or gone',
  choose_block: 'Choose a reusable block',
} as const

export const reusable = catalogue(english, { de, es })
export type English = typeof english
