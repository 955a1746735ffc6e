/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './breadcrumb.ts'

export default {
  label: 'Brotkrumennavigation',
  keywords: 'pfad, navigation, du bist hier, breadcrumb',
  empty: 'Der Pfad zu dieser Seite erscheint hier, sobald sie gespeichert ist',
  breadcrumb: 'Brotkrumennavigation',
  end_with_this_page: 'Mit dieser Seite enden',
  three_levels: 'Drei Ebenen',
  journal: 'Journal',
  what_ash_does: 'Was Asche bewirkt',
  home: 'Startseite',
} satisfies Translation<English>
