/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './tagScreen.ts'

export default {
  entries: { plural: 'count', one: '{count} entrada', other: '{count} entradas' },
  delete_text: {
    plural: 'count',
    one: '{count} entrada la pierde; por lo demás queda igual.',
    other: '{count} entradas la pierden; por lo demás quedan igual.',
  },
  merge_help: {
    plural: 'count',
    one: 'Ya hay una etiqueta con este nombre en {count} entrada: las dos pasan a ser una.',
    other: 'Ya hay una etiqueta con este nombre en {count} entradas: las dos pasan a ser una.',
  },
  uses_replaced: {
    plural: 'count',
    one: '{count} página lo nombra o enlaza, y pasará a nombrar el otro:',
    other: '{count} páginas lo nombran o enlazan, y pasarán a nombrar el otro:',
  },
  uses_broken: {
    plural: 'count',
    one: '{count} página lo nombra o enlaza. Sin ello, sus listas lo muestran todo y sus enlaces no llevan a ninguna parte:',
    other:
      '{count} páginas lo nombran o enlazan. Sin ello, sus listas lo muestran todo y sus enlaces no llevan a ninguna parte:',
  },
  deleted: 'Etiqueta eliminada',
  empty_title: 'Aún no hay etiquetas',
  empty_text: 'Las etiquetas son palabras en las entradas: escríbelas en el editor, junto a la categoría.',
  search: 'Buscar etiquetas',
  no_results: 'No hay resultados para {value}',
  delete_title: '¿Eliminar la etiqueta «{tag}»?',
  delete_one: 'Eliminar etiqueta',
  renamed: 'Nombre de la etiqueta cambiado',
  new_name: 'Nombre nuevo',
  rename_help: 'Cambia en todas partes; su URL anterior lleva a la nueva.',
  rename_title: 'Cambiar el nombre de «{tag}»',
  merge: 'Fusionar etiquetas',
  rename: 'Cambiar nombre de la etiqueta',
} satisfies Translation<English>
