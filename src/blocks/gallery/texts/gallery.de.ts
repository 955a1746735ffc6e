/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './gallery.ts'

export default {
  gallery: 'Galerie',
  choose_pictures: 'Bilder auswählen',
  picture: 'Bild',
  unable_to_advance: 'Weiterblättern nicht möglich',
  slide_gone: 'Das aktuelle Bild wurde nicht gefunden.',
  picture_of: 'Bild {value} von {count}',
  previous_picture: 'Vorheriges Bild',
  next_picture: 'Nächstes Bild',
} satisfies Translation<English>
