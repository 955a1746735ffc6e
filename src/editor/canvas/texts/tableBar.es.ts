/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './tableBar.ts'

export default {
  place: 'Fila {row}, columna {column}',
  row: 'Fila {row}',
  column: 'Columna {column}',
  row_before: 'Insertar fila encima',
  row_after: 'Insertar fila debajo',
  column_before: 'Insertar columna antes',
  column_after: 'Insertar columna después',
  move_before: 'Mover antes',
  move_after: 'Mover después',
  delete_row: 'Eliminar fila',
  delete_column: 'Eliminar columna',
  header_row: 'Fila de encabezado',
  header_column: 'Columna de encabezado',
  width: 'Ancho',
  automatic: 'Automático',
  add_row: 'Añadir fila',
  add_column: 'Añadir columna',
} satisfies Translation<English>
