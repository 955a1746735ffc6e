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
} satisfies Translation<English>
