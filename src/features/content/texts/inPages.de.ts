/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './inPages.ts'

export default {
  home: 'Startseite',
  yes: 'Ja',
  no: 'Nein',
  name_not_allowed: 'Dieser Name ist nicht erlaubt',
  no_category: 'Keine',
  plain_layout: 'Schlicht',
  without_title: 'ohne Titel',
} satisfies Translation<English>
