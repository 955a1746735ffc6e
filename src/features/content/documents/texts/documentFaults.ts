/** Why a document, or a setting of a block, is refused. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './documentFaults.de.ts'
import es from './documentFaults.es.ts'

const english = {
  not_a_block: 'A block must be an object with a type and an id.',
  block_id: 'The block id {id} holds characters that an id cannot have.',
  block_type: 'The type of a block holds characters that it cannot have.',
  same_id: 'Two blocks have the id {id}.',
  too_many_blocks: 'A post can hold {count} blocks at most.',
  too_deep: 'Blocks can be nested {count} levels deep at most.',
  state_object: 'The state of a block must be an object.',
  children_list: 'The children of a block must be a list.',
  hidden_flag: 'do_not_render must be true or false.',
  own_css_length: 'A page can have {count} characters of own CSS at most.',
  state_too_deep: 'The state of a block is nested too deep.',
  text_length: 'A text of a block can have {count} characters at most. Please divide it into several blocks.',
  too_many_elements:
    'The texts of this page hold more elements than can be read. Please remove formatting that they do not need.',
  elements_too_deep:
    'A text holds elements in elements, more than 100 deep. Please paste it without its formatting.',
  value_unsafe: 'The value of {key} is not allowed.',
  style_list: 'A style must be a list of properties with values.',
  style_property: 'The style property {name} is not allowed.',
  style_value: 'The value of the style property {name} is not allowed.',
  style_tree: 'Styles for screens and states must be objects.',
  style_state: 'A screen or state has a name that is not allowed.',
  element_id: 'The element id holds characters that it cannot have.',
  class_name: 'A class name holds characters that it cannot have.',
  animation: 'An animation needs one of the four triggers and an action.',
  url_length: 'A URL can have {count} characters at most.',
  link_unsafe: 'This URL is not allowed in a link.',
  no_such_setting: 'there is no such setting',
  value_unfit: 'the value does not fit',
} as const

export const documentFaults = catalogue(english, { de, es })
export type English = typeof english
