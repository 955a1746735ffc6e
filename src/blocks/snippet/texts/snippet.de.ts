/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './snippet.ts'

export default {
  not_published: 'Dieses Snippet ist nicht veröffentlicht oder gelöscht',
  choose_snippet: 'Wähle ein Snippet',
} satisfies Translation<English>
