/** Components in the editor: what can be set where they are used, their variants and their slots. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './components.de.ts'
import es from './components.es.ts'

const english = {
  text: 'Text',
  hide: 'Hide',
  content: 'Content',
  words_failed: 'The text field could not be loaded. Open the settings again.',
  component_failed: 'The component could not be loaded.',
  edit_component: 'Edit the component',
  variant: 'Variant',
  no_variant: 'Default',
  nothing_to_set: 'Nothing in this component can be set here.',
  left_over: 'No longer used: “{value}”.',
  remove: 'Remove',
  reset: 'Reset',
  reset_setting: 'Reset {title}',
  slots: 'Slots',
  add_content: 'Add content',
  content_added: 'Content added to “{title}”',
  select_content: 'Select content',
  set_where_used: 'Set where it is used',
  set_where_used_help:
    'Each place that uses this component can set what you tick here. The rest stays the same everywhere.',
  name_of: 'Name of the setting {title}',
  variants: 'Variants',
  variants_help: 'A variant is a set of values to choose from where the component is used.',
  new_variant: 'Variant {number}',
  add_variant: 'Add variant',
  name_of_variant: 'Name of the variant',
  remove_variant: 'Remove variant',
} as const

export const components = catalogue(english, { de, es })
export type English = typeof english
