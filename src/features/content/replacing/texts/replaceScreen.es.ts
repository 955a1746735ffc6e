/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './replaceScreen.ts'

export default {
  title: 'Buscar y reemplazar',
  intro:
    'Cambia palabras en títulos, textos, pies de foto y textos alternativos de todas las páginas y entradas que puedes editar, y en menús y formularios. Las URL, los correos electrónicos, el código y los ajustes se quedan como están.',
  find: 'Buscar',
  replace_with: 'Reemplazar por',
  match_case: 'Distinguir mayúsculas y minúsculas',
  whole_words: 'Palabras completas',
  nothing_found: 'No se encontró «{find}»',
  nothing_found_text: 'Solo se busca en las páginas y entradas que puedes editar.',
  cut: 'Solo se muestran las primeras {count} páginas y entradas. Reemplaza primero en estas y vuelve a buscar.',
  places: { plural: 'count', one: '{count} coincidencia', other: '{count} coincidencias' },
  in_entries: { plural: 'count', one: '{count} entrada', other: '{count} entradas' },
  chosen: '{places} en {entries}.',
  replace_in: {
    plural: 'count',
    one: 'Reemplazar en {count} entrada',
    other: 'Reemplazar en {count} entradas',
  },
  live_now: {
    plural: 'count',
    one: '{count} página publicada cambia de inmediato para los visitantes.',
    other: '{count} páginas publicadas cambian de inmediato para los visitantes.',
  },
  may_undo: 'Se puede deshacer durante 24 horas.',
  elsewhere: 'También en otros lugares',
  elsewhere_text: 'Estas palabras no se reemplazan aquí. Cada una se cambia en su propia pantalla.',
  edit: 'Editar',
  open: 'Editar «{title}»',
  change_there: 'Cámbialo aquí',
  change_there_of: 'Cámbialo aquí: {title}',
  changed_posts: 'Lo que se cambió',
  undone_posts: 'Lo que se deshizo',
  beside_live: 'un cambio espera junto a la página publicada',
  failed: 'No se reemplazó nada',
  undo_failed: 'No se deshizo',
  last_day: 'Últimas 24 horas',
  undo_of: 'Deshacer el reemplazo de «{find}»',
  progress: '{done} de {total} entradas listas',
  undone_in: { plural: 'count', one: 'Deshecho en {count} entrada', other: 'Deshecho en {count} entradas' },
  replaced: 'Cambiadas: {places} en {entries}',
} satisfies Translation<English>
