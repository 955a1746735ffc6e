/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './image.ts'

export default {
  label: 'Bild',
  keywords: 'foto, grafik',
  choose_picture: 'Bild auswählen',
  as_it_is: 'Wie es ist',
  load_at_once: 'Sofort laden',
  with_a_caption: 'Mit Bildunterschrift',
  a_sage_green_mug: 'Eine salbeigrüne Tasse',
  the_morning_mug_in: 'Der Morgenbecher in Salbei',
} satisfies Translation<English>
