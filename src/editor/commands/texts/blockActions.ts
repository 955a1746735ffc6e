/** What can be done with blocks by menu, palette and keys, and what is said then. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './blockActions.de.ts'
import es from './blockActions.es.ts'

const english = {
  letters_replace_text: 'Typing replaces text only. Delete removes what is selected.',
  turn_into: 'Turn into',
  arrange: 'Arrange',
  wrapped_in_a_group: 'Wrapped in a group',
  wrapped_in_columns: 'Wrapped in columns',
  unwrap: 'Unwrap what it holds',
  unwrapped: 'Unwrapped',
  select_around: 'Select the {label} around it',
  make_own: 'Make it blocks of this page',
  reusable: 'Component',
  load_failed: 'This could not be loaded. Try again.',
  bound: '{label} stands only in what it belongs to. Choose the block around it.',
  make_reusable: 'Create component…',
  copy: 'Copy',
  cut: 'Cut',
  rename: 'Rename in the outline',
  unlock: 'Unlock',
  lock: 'Lock',
  show: 'Show to visitors',
  hide: 'Hide from visitors',
  shows_again: '{block} shows again',
  now_hidden: '{block} is hidden from visitors',
  patterns: 'Patterns',
  reusable_blocks: 'Components of this site',
  not_published: 'Not published: visitors do not see it yet.',
  holds_this_component: 'It is, or contains, the component you are editing.',
  copy_unread: 'What was copied could not be read. Try again.',
  copy_no_blocks: 'What was copied is not a list of blocks.',
  uploading: {
    plural: 'count',
    one: 'The picture is on its way up.',
    other: '{count} pictures are on their way up.',
  },
  describe_picture: 'Say in a few words what the picture shows.',
  upload_error: 'Upload Error: {files}',
  no_component: 'No component is chosen yet.',
  made_own_label: 'Make it own blocks',
  made_own: 'Now blocks of this page. The component stays as it is.',
  component_failed: 'The component could not be read.',
  what_to_do: '{block}: what to do',
  moved: '{block} moved, now {place}',
  unlocked: '{block} unlocked',
  locked: '{block} locked',
} as const

export const blockActions = catalogue(english, { de, es })
export type English = typeof english
