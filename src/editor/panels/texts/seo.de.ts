/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './seo.ts'

export default {
  title: 'Suchmaschinen und geteilte Links',
  search_title: 'Titel für Suchmaschinen',
  search_title_empty: 'Leer: der Titel des Beitrags.',
  search_description: 'Beschreibung für Suchmaschinen',
  search_description_empty: 'Leer: die Beschreibung des Beitrags.',
  shared_image: 'Bild für geteilte Links',
  shared_image_empty: 'Leer: das Titelbild.',
  original: 'URL des Originals',
  original_help: 'Nur wenn dieser Text zuerst woanders steht.',
  hide: 'Suchmaschinen bitten, diese Seite nicht aufzuführen',
  in_search_results: 'In Suchergebnissen',
  hidden: 'Diese Seite soll nicht aufgeführt werden.',
  no_description: 'Ohne Beschreibung wählen Suchmaschinen einige Wörter der Seite.',
  as_a_shared_link: 'Als geteilter Link',
  no_lead_picture: 'Kein Titelbild',
  choose_a_picture: 'Bild auswählen',
  choose_another: 'Anderes auswählen',
} satisfies Translation<English>
