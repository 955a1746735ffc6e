/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './palette.ts'

export default {
  insert: 'Insertar un bloque',
  find: 'Buscar y reemplazar',
  check: 'Revisar la página',
  select_all: 'Seleccionar todos los bloques',
  keys: 'Atajos de teclado del editor',
} satisfies Translation<English>
