/** The block breadcrumb. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './breadcrumb.de.ts'
import es from './breadcrumb.es.ts'

const english = {
  label: 'Breadcrumb',
  keywords: 'path, navigation, you are here, trail',
  empty: 'The way to this page stands here once it is saved',
  breadcrumb: 'Breadcrumb',
  end_with_this_page: 'End with this page',
  three_levels: 'Three levels',
  journal: 'Journal',
  what_ash_does: 'What ash does',
  home: 'Home',
} as const

export const breadcrumb = catalogue(english, { de, es })
export type English = typeof english
