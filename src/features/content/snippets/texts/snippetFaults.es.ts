/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './snippetFaults.ts'

export default {
  unknown_type: 'No se puede mostrar: el tipo debe ser static, before_page o after_page',
  unknown_kind: 'No se puede mostrar: la clase debe ser blocks, html o component',
  needs_path: 'Un fragmento estático necesita una ruta propia; si no, sustituiría todas las páginas',
  unknown_region: 'La región debe ser before, after, editor o layout',
  rules_unreadable: 'Las reglas no se pueden leer',
  too_many_matches: 'Un fragmento puede tener 100 coincidencias (matches) como máximo',
  pattern_length: 'Un patrón de ruta es demasiado largo',
  match_shape: 'Una coincidencia debe ser un patrón de ruta o un objeto',
  match_empty: 'Una coincidencia necesita al menos path, query o params',
  match_path: 'La ruta de una coincidencia debe ser un texto',
  match_values: 'params y query de una coincidencia deben ser objetos de textos',
  in_browsers: 'En los navegadores de los visitantes ({times}×): {message}',
  no_layout: 'Ninguno',
} satisfies Translation<English>
