/** What is read out of a block list on save: its plain text and its lead picture. */
import type { Block } from '#blocks/block.ts'
import { plainText } from '#blocks/plainText.ts'
import { blockClassOf } from './blockDefinitions.ts'
import { walkBlocks } from './walkBlocks.ts'

const maximumText = 100_000

/** Plain text of all blocks, for the search. */
export function textOfBlocks(blocks: readonly Block[]): string {
  const parts: string[] = []
  walkBlocks(blocks, (block) => {
    if (!block.do_not_render) parts.push(textOfBlock(block))
  })
  return parts.filter(Boolean).join('\n').slice(0, maximumText)
}

function textOfBlock({ type, state }: Block): string {
  const definition = blockClassOf(type)
  try {
    if (definition?.textOf) return definition.textOf(state)
  } catch {
    // A state that its definition cannot read has no text that could be searched.
    return ''
  }
  const { text } = state
  return typeof text === 'string' ? plainText(text) : ''
}

/** Address of the first picture, or null. */
export function firstPicture(blocks: readonly Block[]): string | null {
  let found: string | null = null
  walkBlocks(blocks, ({ type, state }) => {
    if (found === null && type === 'image' && typeof state.src === 'string' && state.src !== '') found = state.src
  })
  return found
}
