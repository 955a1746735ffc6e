/** What the acts on blocks are called for undo, and why one cannot be done. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './acts.de.ts'
import es from './acts.es.ts'

const english = {
  cannot_become: 'This block cannot become one of that type.',
  turn_into: 'Turn into {label}',
  nothing_selected: 'Nothing is selected.',
  wrap_side_by_side: 'Only blocks that stand side by side can be wrapped together.',
  wrap_in_a_group: 'Wrap in a group',
  wrap_in_columns: 'Wrap in columns',
  holds_no_others: 'This block holds no others.',
  unwrap: 'Unwrap',
  unknown_position: 'Inserting a block requires before, after or append.',
  place_gone: 'The place to drop at is not there any more.',
  nothing_beside_page: 'There is nothing beside the page.',
  moved_block_gone: 'The block to move is not there any more.',
  into_itself: 'A block cannot move into itself.',
  place_locked: 'What is at this place is locked. Unlock it in the outline to change it.',
  paste: 'Paste',
  nothing_to_paste: 'There is nothing to paste.',
  unknown_type: 'cannot find block {type}',
  insert: 'Insert {label}',
  block_gone: 'The block is not there any more.',
  nothing_to_remove: 'There is nothing to remove.',
  remove_blocks: 'Remove {count} blocks',
  move: 'Move',
  first_block: 'This is the first block.',
  last_block: 'This is the last block.',
  insert_paragraph: 'Insert Paragraph',
  first_blocks: 'These are the first blocks.',
  last_blocks: 'These are the last blocks.',
  move_blocks: 'Move {count} blocks',
  duplicate_blocks: 'Duplicate {count} blocks',
  nothing_to_insert: 'There is nothing to insert.',
  locked: 'This block is locked. Unlock it in the outline to change it.',
  holder_locked: 'What holds this block is locked. Unlock it in the outline to change it.',
  locked_within: 'A block in it is locked. Unlock it in the outline first.',
  replace: 'Replace',
  replace_times: 'Replace {count} times',
  blocks_gone: 'The blocks are not there any more.',
  nothing_instead: 'There is nothing to put in their place.',
} as const

export const acts = catalogue(english, { de, es })
export type English = typeof english
