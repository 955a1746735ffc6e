/** The keys of the editor in words: what the help dialog shows. */

interface KeyCommand {
  keys: string
  title: string
}

/** The command table: what the help dialog shows. Ctrl stands for Command on a Mac. */
export const keyCommands: readonly { group: string; commands: readonly KeyCommand[] }[] = [
  {
    group: 'Page',
    commands: [
      { keys: 'Ctrl S', title: 'Save' },
      { keys: 'Ctrl Z', title: 'Undo' },
      { keys: 'Ctrl Shift Z', title: 'Redo' },
      { keys: 'Ctrl K', title: 'Everything by its name' },
      { keys: 'Ctrl F', title: 'Find and replace' },
      { keys: '?', title: 'This sheet' },
      { keys: 'Esc', title: 'One layer back: text, block, what holds it, page' },
    ],
  },
  {
    group: 'Blocks',
    commands: [
      { keys: '/', title: 'Insert a block' },
      { keys: '↑ ↓', title: 'Select the block before or after' },
      { keys: 'Shift ↑ ↓', title: 'Select several' },
      { keys: 'Ctrl A', title: 'Select all blocks; in a text its words first' },
      { keys: 'Enter', title: 'Write in the selected block, or go into what it holds' },
      { keys: 'Alt ↑ ↓', title: 'Move up or down' },
      { keys: 'Ctrl D', title: 'Duplicate' },
      { keys: 'Ctrl G', title: 'Wrap in a group; with Shift: unwrap' },
      { keys: 'Ctrl Alt 0 … 6', title: 'Turn into a paragraph, or a heading of a level' },
      { keys: 'Shift F10', title: 'All that can be done with the block' },
      { keys: 'F2', title: 'Name in the outline' },
      { keys: 'Ctrl C X V', title: 'Copy, cut, paste, also to another page' },
      { keys: 'Delete', title: 'Remove' },
    ],
  },
  {
    group: 'Words',
    commands: [
      { keys: 'Ctrl B I U', title: 'Bold, italic, underlined' },
      { keys: 'Ctrl E', title: 'Code' },
      { keys: 'Ctrl K', title: 'Link of the selected words, or of the link at the caret' },
      { keys: '# - 1. >', title: 'And a space at the start: heading, list, numbers, quote' },
      { keys: 'Shift Enter', title: 'New line in the same block' },
    ],
  },
  {
    group: 'Outline',
    commands: [
      { keys: '↑ ↓ Home End', title: 'Go through the blocks' },
      { keys: '← →', title: 'Close and open what a block holds' },
      { keys: 'Enter', title: 'Write in the block' },
      { keys: 'Alt ↑ ↓', title: 'Move up or down' },
      { keys: 'Alt ← →', title: 'Move out of its group, or into the one before' },
    ],
  },
]
