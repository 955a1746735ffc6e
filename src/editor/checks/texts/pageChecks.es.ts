/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './pageChecks.ts'

export default {
  all_well: 'Nada que corregir',
  counts: '{problems} por corregir, {hints} por considerar',
  all_well_text: 'Los encabezados, las imágenes, los enlaces, los colores y el peso están como deben.',
  page_empty: 'En esta página aún no hay nada.',
  problem: 'Problema',
  hint: 'Sugerencia',
  contrast: 'El texto destaca demasiado poco sobre el fondo: {ratio} a 1; hace falta al menos {needed} a 1.',
  contrast_on_picture:
    'Este texto destaca demasiado poco sobre la imagen de detrás: {ratio} a 1; hace falta al menos {needed} a 1.',
  add_overlay: 'Añadir superposición',
  strengthen_overlay: 'Reforzar superposición',
  heavy: 'Las imágenes pesan {megabytes}\u00a0MB; la mayor es esta, con {kilobytes}\u00a0kB.',
  link_gone: '{path} no existe: los visitantes ven «Página no encontrada».',
  heading_empty: 'Este encabezado está vacío.',
  second_top: 'Hay un segundo encabezado de nivel 1. Uno da nombre a la página.',
  no_alternatives: {
    plural: 'count',
    one: '{count} imagen de este bloque no tiene texto alternativo. Di qué muestra.',
    other: '{count} imágenes de este bloque no tienen texto alternativo. Di qué muestran.',
  },
  no_alternative: 'Esta imagen no tiene texto alternativo. Di qué muestra.',
  lead_no_alternative: 'La imagen principal no tiene texto alternativo. Di qué muestra.',
  no_picture: 'Aquí aún no se ha elegido ninguna imagen.',
  button_nowhere: 'Este botón no lleva a ninguna parte.',
  button_empty: 'Este botón no tiene texto.',
  link_empty: 'Un enlace no tiene texto.',
  link_vague: 'El enlace «{words}» no dice adónde lleva.',
  link_nowhere: 'El enlace «{words}» lleva a {href}, que no está en esta página.',
  reference_gone: 'Lo que nombra «{title}» ya no está en el sitio.',
  sample_contact: '«{contact}» es un dato de ejemplo. Cámbialo o elimínalo.',
  level_left_out: 'El encabezado {level} sigue al encabezado {last}: falta el nivel {missing}.',
  level_after_title: 'El encabezado {level} sigue al título: falta el nivel {missing}.',
  picture_broken: 'Esta imagen no se carga.',
} satisfies Translation<English>
