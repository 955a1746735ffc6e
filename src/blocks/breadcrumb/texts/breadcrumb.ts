/** The block breadcrumb. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './breadcrumb.de.ts'
import es from './breadcrumb.es.ts'

const english = {
  empty: 'The way to this page stands here once it is saved',
  breadcrumb: 'Breadcrumb',
} as const

export const breadcrumb = catalogue(english, { de, es })
export type English = typeof english
