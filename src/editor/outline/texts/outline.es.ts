/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './outline.ts'

export default {
  blocks: 'Bloques de la página',
  shown_by_rules: 'se muestra según reglas',
  hidden: 'oculto para los visitantes',
  name_removed: 'Se quitó el nombre.',
  now_called: 'Ahora se llama {name}',
  name_help: 'Solo se muestra aquí, para encontrar el bloque.',
  rename_title: 'Nombre en el esquema',
  where_selected: 'Dónde está el bloque seleccionado',
  in_no_group: 'Este bloque no está en ningún grupo.',
  none_before: 'No hay ningún bloque antes de este al que moverlo.',
  its_group: 'su grupo',
  place: '{position} de {count}',
  place_in: '{position} de {count} en {group}',
  moved_out: 'Movido hacia fuera: {block}; ahora {place}',
  moved_in: 'Movido hacia dentro: {block}; ahora {place}',
} satisfies Translation<English>
