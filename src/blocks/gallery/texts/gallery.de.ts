/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './gallery.ts'

export default {
  label: 'Galerie',
  keywords: 'bilder, fotos, karussell, lightbox, diashow',
  gallery: 'Galerie',
  choose_pictures: 'Bilder auswählen',
  picture: 'Bild',
  unable_to_advance: 'Weiterblättern nicht möglich',
  slide_gone: 'Das aktuelle Bild wurde nicht gefunden.',
  picture_of: 'Bild {value} von {count}',
  previous_picture: 'Vorheriges Bild',
  next_picture: 'Nächstes Bild',
  images: 'Bilder',
  first_one_large: 'Das erste groß',
  one_after_the_other: 'Eines nach dem anderen',
  images_open_large: 'Bilder beim Anklicken vergrößern',
  pots: 'Gefäße',
  a_sage_mug: 'Ein Becher in Salbei',
  sage_from_wood_ash: 'Salbei, aus Holzasche',
  a_plum_bowl: 'Eine pflaumenfarbene Schale',
  an_ink_blue_vase: 'Eine tintenblaue Vase',
  ink_cobalt_and_iron: 'Tinte, aus Kobalt und Eisen',
  a_cream_jug: 'Ein cremefarbener Krug',
  a_sage_planter: 'Ein Pflanztopf in Salbei',
  an_ink_blue_plate: 'Ein tintenblauer Teller',
} satisfies Translation<English>
