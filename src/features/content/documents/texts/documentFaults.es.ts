/** Spanish. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './documentFaults.ts'

export default {
  not_a_block: 'Un bloque debe ser un objeto con un tipo y un id.',
  block_id: 'El id de bloque {id} contiene caracteres que no puede tener.',
  block_type: 'El tipo de un bloque contiene caracteres que no puede tener.',
  same_id: 'Hay dos bloques con el id {id}.',
  too_many_blocks: 'Una entrada puede tener {count} bloques como máximo.',
  too_deep: 'Los bloques se pueden anidar hasta {count} niveles como máximo.',
  state_object: 'El estado (state) de un bloque debe ser un objeto.',
  children_list: 'Los bloques interiores (children) de un bloque deben ser una lista.',
  hidden_flag: 'do_not_render debe ser true o false.',
  own_css_length: 'Una página puede tener {count} caracteres de CSS propio como máximo.',
  state_too_deep: 'El estado de un bloque tiene demasiados niveles.',
  text_length:
    'Un texto de un bloque puede tener {count} caracteres como máximo. Divídelo en varios bloques.',
  too_many_elements:
    'Los textos de esta página tienen más elementos de los que se pueden leer. Quita el formato que no haga falta.',
  elements_too_deep: 'Un texto tiene más de 100 elementos unos dentro de otros. Pégalo sin formato.',
  value_unsafe: 'El valor de {key} no está permitido.',
  style_list: 'Un estilo debe ser una lista de propiedades con valores.',
  style_property: 'La propiedad de estilo {name} no está permitida.',
  style_value: 'El valor de la propiedad de estilo {name} no está permitido.',
  style_tree: 'Los estilos para pantallas y estados deben ser objetos.',
  style_state: 'Una pantalla o un estado tiene un nombre que no está permitido.',
  element_id: 'El id del elemento contiene caracteres que no puede tener.',
  class_name: 'Un nombre de clase contiene caracteres que no puede tener.',
  animation: 'Una animación necesita uno de los cuatro activadores y una acción.',
  url_length: 'Una URL puede tener {count} caracteres como máximo.',
  link_unsafe: 'Esta URL no está permitida en un enlace.',
  no_such_setting: 'este ajuste no existe',
  value_unfit: 'el valor no es adecuado',
} satisfies Translation<English>
