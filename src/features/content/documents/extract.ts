/** What lists and searches know of a document: its plain text and its lead picture. */
import { bindingsOf } from '#blocks/binding.ts'
import type { Block } from '#blocks/block.ts'
import { plainText } from '#blocks/plainText.ts'
import type { StoredMeta } from '../tables.ts'
import { blockClassOf } from './blockDefinitions.ts'

const maximumText = 100_000

/**
 * What everybody may be shown of a page in a list or a search: without blocks that are left out, or that show by rules,
 * and what is in them.
 */
function walkPublic(blocks: readonly Block[], visit: (block: Block) => void): void {
  for (const block of blocks) {
    if (block.do_not_render || block.state.visible_where) continue
    visit(block)
    walkPublic(block.children, visit)
  }
}

/** Plain text of the blocks that everybody may see, for the search. */
export function textOfBlocks(blocks: readonly Block[]): string {
  const parts: string[] = []
  let length = 0
  walkPublic(blocks, (block) => {
    const text = length < maximumText ? textOfBlock(block) : ''
    if (text === '') return
    parts.push(text)
    length += text.length
  })
  return parts.join('\n').slice(0, maximumText)
}

function textOfBlock({ type, state }: Block): string {
  const definition = blockClassOf(type)
  // What an entry says in its place is found at the entry.
  if (definition?.textKey !== undefined && bindingsOf(state)[definition.textKey]) return ''
  try {
    if (definition?.textOf) return definition.textOf(state)
  } catch {
    // A state that its definition cannot read has no text that could be searched.
    return ''
  }
  const { text } = state
  return typeof text === 'string' ? plainText(text) : ''
}

/** URL of the first picture that everybody may see, or null. */
function firstPicture(blocks: readonly Block[]): string | null {
  let found: string | null = null
  walkPublic(blocks, ({ type, state }) => {
    if (found === null && type === 'image' && typeof state.src === 'string' && state.src !== '')
      found = state.src
  })
  return found
}

/** The URL of the lead picture: meta `image`, else the first picture of the blocks. */
export function pictureOf(metas: readonly StoredMeta[], value: readonly Block[]): string | null {
  return metas.find((meta) => meta.name === 'image' && meta.value !== '')?.value ?? firstPicture(value)
}
