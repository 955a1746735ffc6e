/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './insertMenu.ts'

export default {
  patterns: 'Patrones',
  reusable: 'Componentes',
  copy_inserted: 'Copia insertada: {label}',
  not_read: 'No se pudo leer «{label}».',
  search: 'Buscar bloques',
  sections: 'Qué insertar',
  entries_of_type: 'Sus entradas, en tarjetas con diseño propio',
  found: 'Resultados',
  keeps_one: 'lo mantiene unido a los demás ·',
  a_copy: 'una copia',
  title: 'Insertar un bloque',
  nothing_found: 'No hay nada con el nombre «{words}».',
  not_prepared: 'No se pudo insertar «{label}»: sus imágenes y formularios no llegaron. Inténtalo de nuevo.',
  patterns_failed: 'No se pudieron cargar los patrones.',
  loading: 'Cargando…',
  reusable_failed: 'No se pudieron cargar los componentes.',
  reusable_empty:
    'Aún no hay ninguno. Selecciona bloques en una página y elige «Crear componente» en su menú: se escriben una vez y aparecen dondequiera que se coloquen.',
  make_reusable: 'Crear componente',
  now_reusable: 'Ahora «{title}» se puede insertar en cualquier página.',
  name_example: 'Horario de apertura',
  name_help:
    'Se escribe una vez, en Componentes. Un cambio allí se ve en todas las páginas que lo contienen; algunas palabras pueden ser distintas en cada una.',
  recent: 'Recientes',
  text: 'Texto',
  lists_and_more: 'Listas y más',
  inserted: 'Insertado: {label}',
  in_this_line: 'En esta línea',
  key_moves: 'mover',
  key_inserts: 'insertar',
  key_keeps: 'conservar «/{words}»',
} satisfies Translation<English>
