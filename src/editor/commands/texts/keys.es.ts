/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './keys.ts'

export default {
  palette: 'Todo por su nombre',
  find_and_replace: 'Buscar y reemplazar',
  this_sheet: 'Esta lista de atajos',
  one_layer_back: 'Un nivel atrás: texto, bloque, lo que lo contiene, página',
  insert: 'Insertar un bloque',
  select_beside: 'Seleccionar el bloque anterior o siguiente',
  select_several: 'Seleccionar varios',
  select_all: 'Seleccionar todos los bloques; en un texto, primero sus palabras',
  write_in: 'Escribir en el bloque seleccionado o entrar en lo que contiene',
  move_up_or_down: 'Subir o bajar',
  wrap: 'Agrupar; con Mayús: desagrupar',
  turn_into: 'Convertir en párrafo o en encabezado de un nivel',
  block_menu: 'Todo lo que se puede hacer con el bloque',
  rename: 'Nombre en el esquema',
  copy_cut_paste: 'Copiar, cortar, pegar, también en otra página',
  words: 'Texto',
  bold_italic: 'Negrita, cursiva, subrayado',
  code: 'Código',
  link: 'Enlazar las palabras seleccionadas o cambiar el enlace del cursor',
  markdown_shortcuts: 'Y un espacio al principio: encabezado, lista, números, cita',
  new_line: 'Línea nueva en el mismo bloque',
  outline: 'Esquema',
  walk: 'Recorrer los bloques',
  fold: 'Cerrar y abrir lo que contiene un bloque',
  write_in_the_block: 'Escribir en el bloque',
  move_in_out: 'Sacar de su grupo o meter en el anterior',
  mac: 'Ctrl es Comando en un Mac.',
  title: 'Teclas del editor',
} satisfies Translation<English>
