/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './urlFaults.ts'

export default {
  starts_with_null: 'no puede empezar por «null»',
  holds_slash: 'no puede contener una barra',
  characters: 'contiene caracteres que una URL no puede tener',
  dots: 'contiene una parte formada solo por puntos',
  part_null: 'ninguna parte puede empezar por «null»',
  too_many_parts: 'tiene más de 10 partes',
  quoted: '«{title}»',
  another_page: 'otra página',
  star_in_path: 'Un * representa el resto de una ruta: escríbelo al final, como en /old/*.',
  target_invalid: 'El destino debe ser una ruta de este sitio o una URL http.',
  star_in_target: 'Un * al final del destino recoge aquello que representaba el * de la ruta antigua.',
  home_page: 'la página de inicio',
  cart: 'el carrito',
  search: 'la búsqueda',
  page: 'la página «{title}»',
  snippet: 'el fragmento «{title}»',
  not_allowed: 'Esta URL no está permitida.',
  not_found: 'Página no encontrada: {path}',
} satisfies Translation<English>
