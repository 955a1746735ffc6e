/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './gallery.ts'

export default {
  label: 'Galería',
  keywords: 'imágenes, fotos, carrusel, lightbox, pase',
  gallery: 'Galería',
  choose_pictures: 'Elige imágenes',
  picture: 'Imagen',
  unable_to_advance: 'No se puede avanzar',
  slide_gone: 'No se encuentra la diapositiva actual.',
  picture_of: 'Imagen {value} de {count}',
  previous_picture: 'Imagen anterior',
  next_picture: 'Imagen siguiente',
  images: 'Imágenes',
  first_one_large: 'La primera grande',
  one_after_the_other: 'Una tras otra',
  images_open_large: 'Ampliar las imágenes al hacer clic',
  pots: 'Vasijas',
  a_sage_mug: 'Una taza salvia',
  sage_from_wood_ash: 'Salvia, de ceniza de madera',
  a_plum_bowl: 'Un cuenco ciruela',
  an_ink_blue_vase: 'Un florero azul tinta',
  ink_cobalt_and_iron: 'Tinta, de cobalto y hierro',
  a_cream_jug: 'Una jarra crema',
  a_sage_planter: 'Una maceta salvia',
  an_ink_blue_plate: 'Un plato azul tinta',
} satisfies Translation<English>
