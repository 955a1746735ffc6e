/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './canvas.ts'

export default {
  empty: 'Vacío: suelta o inserta un bloque aquí.',
  for_writers: 'Para quienes escriben',
  look_failed: 'No se pudo cargar el aspecto del sitio; el texto se puede editar.',
  the_page: 'La página',
  pictures_only:
    'En la página solo se pueden soltar imágenes. Los demás archivos van a la biblioteca de medios.',
  pictures_failed: 'No se pudieron añadir las imágenes. Inténtalo de nuevo.',
  write_here: 'Escribe, o teclea / para insertar un bloque',
  drag: 'Arrastrar: {block}',
  drag_to_move: 'Arrastra para mover',
  insert_after: 'Insertar un bloque después de este',
  insert_behind: 'Insertar detrás',
  more: 'Más',
  bold: 'Negrita',
  italic: 'Cursiva',
  underline: 'Subrayado',
  strikethrough: 'Tachado',
  code: 'Código',
  clear_formatting: 'Quitar formato',
  start_title: 'Empieza a escribir o usa un diseño',
  start_layouts: 'Diseños para empezar',
  data_failed: 'No se pudieron cargar los datos.',
  inserted: 'Diseño insertado: {layout}',
  frame: 'Lienzo',
} satisfies Translation<English>
