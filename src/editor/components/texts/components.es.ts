/** Components in the editor, in Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './components.ts'

export default {
  text: 'Texto',
  hide: 'Ocultar',
  content: 'Contenido',
  words_failed: 'No se pudo cargar el campo de texto. Abre de nuevo los ajustes.',
  component_failed: 'No se pudo cargar el componente.',
  edit_component: 'Editar el componente',
  variant: 'Variante',
  no_variant: 'Predeterminada',
  nothing_to_set: 'En este componente no se puede ajustar nada aquí.',
  left_over: 'Ya no se usa: «{value}».',
  remove: 'Quitar',
  reset: 'Restablecer',
  reset_setting: 'Restablecer {title}',
  slots: 'Huecos',
  add_content: 'Añadir contenido',
  content_added: 'Contenido añadido a «{title}»',
  select_content: 'Seleccionar el contenido',
  set_where_used: 'Se ajusta donde se usa',
  set_where_used_help:
    'Cada lugar donde se usa este componente puede ajustar lo que marques aquí. Lo demás queda igual en todas partes.',
  name_of: 'Nombre del ajuste {title}',
  variants: 'Variantes',
  variants_help: 'Una variante es un conjunto de valores que se elige donde se usa el componente.',
  new_variant: 'Variante {number}',
  add_variant: 'Añadir variante',
  name_of_variant: 'Nombre de la variante',
  remove_variant: 'Quitar la variante',
} satisfies Translation<English>
