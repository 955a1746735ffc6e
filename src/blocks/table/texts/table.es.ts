/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './table.ts'

export default {
  label: 'Tabla',
  keywords: 'celdas, filas, columnas, datos',
  table: 'Tabla',
  cells_help:
    'Una celda puede empezar con un color, como #e88762, o con ●: ambos aparecen como un signo ante las palabras.',
  on_phones: 'En el móvil',
  scrolls_sideways: 'Se desplaza de lado',
  rows_become_cards: 'Las filas se convierten en tarjetas',
  first_row_is_the: 'La primera fila es el encabezado',
  first_column_names_the: 'La primera columna nombra las filas',
  docket: 'Albarán',
  stripes: 'Franjas',
  index: 'Índice: nombres grandes',
  sizes: 'Tamaños',
  mugs_and_what_they: 'Tazas y su capacidad',
  mug: 'Taza',
  height: 'Altura',
  holds: 'Capacidad',
  morning: 'Mañana',
  noon: 'Mediodía',
  soup: 'Sopa',
} satisfies Translation<English>
