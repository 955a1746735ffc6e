/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pasting.ts'

export default {
  left_out: 'Se omitió: {what}.',
  pictures: { plural: 'count', one: '1 imagen sin archivo', other: '{count} imágenes sin archivo' },
  media: {
    plural: 'count',
    one: '1 vídeo o marco de otro sitio',
    other: '{count} vídeos o marcos de otros sitios',
  },
  drawings: { plural: 'count', one: '1 dibujo', other: '{count} dibujos' },
  fields: { plural: 'count', one: '1 campo de formulario', other: '{count} campos de formulario' },
  comments: { plural: 'count', one: '1 comentario', other: '{count} comentarios' },
  rows: {
    plural: 'count',
    one: 'lo que pasa de 200 filas y 20 columnas en 1 tabla',
    other: 'lo que pasa de 200 filas y 20 columnas en {count} tablas',
  },
  picture_of: 'Subiendo la imagen {number} de {count}: {percent} %',
  pictures_in: {
    plural: 'count',
    one: 'La imagen está en la biblioteca de medios.',
    other: '{count} imágenes están en la biblioteca de medios.',
  },
  pictures_failed: {
    plural: 'count',
    one: 'Falta 1 imagen: {reason} Elige otra en su lugar.',
    other: 'Faltan {count} imágenes: {reason} Elige otras en su lugar.',
  },
  not_on_clipboard: 'El otro programa no copió el archivo.',
  not_fetched: '{place} no la entregó.',
  too_many: 'Solo se descargan {count} a la vez.',
} satisfies Translation<English>
