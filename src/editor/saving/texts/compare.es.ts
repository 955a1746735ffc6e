/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './compare.ts'

export default {
  loading: 'Cargando…',
  version_failed: 'No se pudo cargar la versión.',
  blocks_same: 'Los bloques son los mismos que ahora.',
  version: 'Versión {number}',
  now: 'Ahora',
  version_and_now: 'Versión {number} y ahora',
  restore_version: 'Restaurar esta versión',
  settings_differ: 'Los ajustes son distintos',
  removed_since: 'Quitado desde entonces',
  added_since: 'Añadido desde entonces',
  blocks_differ: { plural: 'count', one: '1 bloque es distinto', other: '{count} bloques son distintos' },
  which_of: '{at} de {count}',
  both: '{left} y {right}',
  previous_difference: 'Diferencia anterior',
  next_difference: 'Diferencia siguiente',
  above: 'Arriba: {title}',
  below: 'Abajo: {title}',
  loading_comparison: 'Cargando la comparación…',
  word_by_word: 'Palabra por palabra',
  as_it_looks: 'Como se ve',
  how_to_compare: 'Cómo comparar',
  changed_elsewhere: 'Se cambió en otro sitio',
  saved_elsewhere_at:
    '«{title}» se guardó en otro sitio ({time}) después de que empezaras. Tu texto se conserva en este dispositivo.',
  saved_elsewhere:
    '«{title}» se guardó en otro sitio después de que empezaras. Tu texto se conserva en este dispositivo.',
  different_blocks: 'Habéis cambiado bloques distintos: los dos cambios son compatibles.',
  changed_by_both: {
    plural: 'count',
    one: 'Los dos habéis cambiado un bloque. Elige cuál conservar.',
    other: 'Los dos habéis cambiado {count} bloques. Elige cuáles conservar.',
  },
  both_changed: 'cambiado por los dos',
  theirs: 'La otra',
  mine: 'La mía',
  take_theirs: 'Usar la otra',
  keep_mine: 'Conservar la mía como versión nueva',
  keep_chosen: 'Conservar lo elegido',
  without_words: 'Sin texto',
  settings_differ_beside: '(los ajustes son distintos)',
} satisfies Translation<English>
