/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './said.ts'

export default {
  blocks: { plural: 'count', one: '1 bloque', other: '{count} bloques' },
  selected: { plural: 'count', one: '1 bloque seleccionado', other: '{count} bloques seleccionados' },
  moved_up: 'Subido: {block}; ahora {place}',
  moved_down: 'Bajado: {block}; ahora {place}',
  duplicated: 'Duplicado: {block}',
  removed: 'Quitado: {block}. Deshacer lo recupera.',
  cut_away: 'Cortado: {blocks}.',
  copied: 'Copiado: {blocks}. Pégalo aquí o en otra página.',
  pasted: 'Pegado: {blocks}',
  now: 'Ahora {label}',
  now_heading: 'Ahora Encabezado {level}',
  now_paragraph: 'Ahora Párrafo',
  characters_fit: '{label}: aquí caben {limit} caracteres.',
} satisfies Translation<English>
