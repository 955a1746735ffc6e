/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pictures.ts'

export default {
  replace: 'Reemplazar imagen',
  replace_background: 'Reemplazar imagen de fondo',
  set_background: 'Usar como imagen de fondo',
  replace_named: 'Reemplazar «{title}»',
  place: 'Colocar imagen aquí',
  add: { plural: 'count', one: 'Añadir imagen', other: 'Añadir {count} imágenes' },
  replace_samples: 'Sustituir las imágenes de ejemplo',
  only_images: 'Aquí solo se pueden soltar imágenes',
  of_an_entry: 'Esta imagen es de una entrada. Cámbiala allí.',
  no_picture: 'Esto no es una imagen. Usa JPEG, PNG, WebP, AVIF, GIF o SVG.',
  not_taken: '{name}: {reason}',
  failed: 'No se pudo subir.',
  place_gone: 'El lugar de la imagen ya no existe. Está en la biblioteca de medios.',
  replaced: 'Imagen reemplazada',
  replaced_describe: 'Imagen reemplazada. Describe lo que muestra.',
  files: { plural: 'count', one: '{count} archivo', other: '{count} archivos' },
  uploading: 'Subiendo {name}',
  which: 'Imagen {number} de {count}',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  replace_by: 'Reemplazar…',
  describe: 'Imagen y texto alternativo',
  alt_placeholder: 'Lo que muestra la imagen',
  dismiss: 'Descartar',
} satisfies Translation<English>
