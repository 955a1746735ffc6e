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
  jury: 'Jurado de la Medalla Saltire 2025',
  arcade_caption: 'Escuela de los Arcos\nJerez, 2024\nNueve arcos para 240 niños. La sombra es el horario.',
  detail_and_wide: 'Detalle e imagen ancha',
  detail_caption: 'Peldaño 31 de 40\nCasa Tarbert\nEl que cruje.',
  quarry_caption:
    'Estudio en la cantera\nBallachulish, 2022\nCortado de la colina a la que mira, y dos grados más cálido por dentro.',
  words_on_image: 'Declaración sobre una imagen',
  echo: 'La sala tiene un eco de once segundos. Hemos pedido a todos que lo usen.',
  captioned: 'Imagen ancha con pie',
  captioned_name: 'Casa Tarbert',
  captioned_place: 'Argyll, 2025',
  captioned_note: 'A cuarenta peldaños del camino. El último es la sala de estar.',
  sentence_on_image: 'Frase sobre una imagen',
  empty_corner: 'Una casa necesita un rincón vacío. Allí se sienta el día.',
} satisfies Translation<English>
