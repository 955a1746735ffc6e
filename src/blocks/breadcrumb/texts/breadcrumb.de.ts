/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './breadcrumb.ts'

export default {
  empty: 'Der Weg zu dieser Seite steht hier, sobald sie gespeichert ist',
  breadcrumb: 'Brotkrumennavigation',
} satisfies Translation<English>
