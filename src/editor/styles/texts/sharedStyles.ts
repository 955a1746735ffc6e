/** Shared styles in the editor. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './sharedStyles.de.ts'
import es from './sharedStyles.es.ts'

const english = {
  shared_style: 'Shared style',
  none: 'None',
  new_style: 'New shared style',
  new_text: 'It gets the styles of this block, and can be used on any other.',
  name_example: 'Card',
  create: 'Create',
  created: '“{title}” can be used on every block now.',
  edit: 'Edit shared style',
  editing: 'Changes apply everywhere “{title}” is used.',
  done: 'Done',
  used_on: 'Used on',
  used_nowhere: 'Not used on any saved page yet.',
  detach: 'Detach',
  detached: 'The block has these styles of its own now.',
  delete: 'Delete shared style',
  delete_title: 'Delete “{title}”?',
  delete_text: 'Blocks that use it keep their own styles only.',
  changed: '“{title}” was changed.',
  failed: 'The shared style was not saved.',
  source: '“{title}”',
  gone: 'This shared style has been deleted.',
} as const

export const sharedStyles = catalogue(english, { de, es })
export type English = typeof english
