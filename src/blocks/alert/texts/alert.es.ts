/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './alert.ts'

export default {
  note: 'Nota',
  good_news: 'Buena noticia',
  caution: 'Precaución',
  warning: 'Advertencia',
} satisfies Translation<English>
