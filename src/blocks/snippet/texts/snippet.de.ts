/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './snippet.ts'

export default {
  label: 'Snippet',
  keywords: 'code, gespeichert, baustein',
  not_published: 'Dieses Snippet ist nicht veröffentlicht oder gelöscht',
  choose_snippet: 'Wähle ein Snippet',
  snippet: 'Snippet',
  a_snippet: 'Ein Snippet',
  orders_that_reach_us: 'Bestellungen, die uns vor Mittag erreichen, gehen noch am selben Tag raus.',
} satisfies Translation<English>
