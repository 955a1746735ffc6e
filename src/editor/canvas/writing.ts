/** All that words are written with: ProseMirror and what it does to the document. Loaded apart, for reading needs none of it. */
export { hasBlocks, isLossless, schemaFor } from './richText.ts'
export { textActions } from './textActions.ts'
export { cutAtCaret, mountText, pressKey } from './textView.ts'
