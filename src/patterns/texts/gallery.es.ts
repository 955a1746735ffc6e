/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './gallery.ts'

export default {
  grid: 'Cuadrícula de imágenes',
  from_the_kitchen: 'De nuestra cocina',
  mosaic: 'Mosaico',
  recent_work: 'Trabajos recientes',
  recent_work_text: 'Tres casas, un patio y una escalera que llevó dos años.',
  carousel: 'Carrusel',
  look_around: 'Echa un vistazo',
  wide_image: 'Imagen de borde a borde',
  wide_image_title: 'La casa de la colina',
  wide_image_text: 'Terminada en primavera y habitada desde junio.',
  quote_and_tall: 'Cita e imagen alta',
  nine_arches: '«Nueve arcos, y cada uno sabe exactamente para qué está».',
  jury: 'Jurado de la medalla Saltire',
  arcade_caption: 'Escuela de los arcos. Jerez, 2024',
  detail_and_wide: 'Detalle e imagen ancha',
  detail_caption: 'Escalón 31 de 40',
  quarry_caption: 'Taller en la cantera. Ballachulish, 2022',
  words_on_image: 'Declaración sobre una imagen',
  echo: 'La sala tiene un eco de once segundos. Hemos pedido a todos que lo usen.',
} satisfies Translation<English>
