/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './contentMenu.ts'

export default {
  journal: 'Journal',
  layouts: 'Layouts',
  post_components: 'Beitragskomponenten',
  snippets: 'Snippets',
} satisfies Translation<English>
