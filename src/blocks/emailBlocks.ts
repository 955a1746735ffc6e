/** The block types that an email can show: the insert menu offers these in a newsletter, and its rendering draws them. */
export const emailBlocks: ReadonlySet<string> = new Set([
  'heading',
  'paragraph',
  'list',
  'quote',
  'button',
  'image',
  'divider',
  'spacer',
  'columns',
  'column',
  'group',
  'product',
])
