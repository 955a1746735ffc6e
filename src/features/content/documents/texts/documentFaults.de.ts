/** German. */
import type { Translation } from '#platform/language/catalogue.ts'
import type { English } from './documentFaults.ts'

export default {
  not_a_block: 'Ein Block muss ein Objekt mit Typ und ID sein.',
  block_id: 'Die Block-ID {id} enthält Zeichen, die in einer ID nicht erlaubt sind.',
  block_type: 'Der Typ eines Blocks enthält Zeichen, die nicht erlaubt sind.',
  same_id: 'Zwei Blöcke haben die ID {id}.',
  too_many_blocks: 'Ein Beitrag kann höchstens {count} Blöcke enthalten.',
  too_deep: 'Blöcke lassen sich höchstens {count} Ebenen tief verschachteln.',
  state_object: 'Der Zustand (state) eines Blocks muss ein Objekt sein.',
  children_list: 'Die Unterblöcke (children) eines Blocks müssen eine Liste sein.',
  hidden_flag: 'do_not_render muss true oder false sein.',
  own_css_length: 'Eine Seite kann höchstens {count} Zeichen eigenes CSS haben.',
  state_too_deep: 'Der Zustand eines Blocks ist zu tief verschachtelt.',
  text_length:
    'Ein Text in einem Block kann höchstens {count} Zeichen haben. Bitte teile ihn auf mehrere Blöcke auf.',
  too_many_elements:
    'Die Texte dieser Seite enthalten mehr Elemente, als gelesen werden können. Bitte entferne unnötige Formatierungen.',
  elements_too_deep:
    'Ein Text enthält mehr als 100 ineinander verschachtelte Elemente. Bitte füge ihn ohne Formatierung ein.',
  value_unsafe: 'Der Wert von {key} ist nicht erlaubt.',
  style_list: 'Ein Stil muss eine Liste von Eigenschaften mit Werten sein.',
  style_property: 'Die Stileigenschaft {name} ist nicht erlaubt.',
  style_value: 'Der Wert der Stileigenschaft {name} ist nicht erlaubt.',
  style_tree: 'Stile für Bildschirmgrößen und Zustände müssen Objekte sein.',
  style_state: 'Eine Bildschirmgröße oder ein Zustand hat einen Namen, der nicht erlaubt ist.',
  element_id: 'Die Element-ID enthält Zeichen, die nicht erlaubt sind.',
  class_name: 'Ein Klassenname enthält Zeichen, die nicht erlaubt sind.',
  animation: 'Eine Animation braucht einen der vier Auslöser und eine Aktion.',
  url_length: 'Eine URL kann höchstens {count} Zeichen haben.',
  link_unsafe: 'Diese URL ist in einem Link nicht erlaubt.',
  no_such_setting: 'diese Einstellung gibt es nicht',
  value_unfit: 'der Wert passt nicht',
} satisfies Translation<English>
