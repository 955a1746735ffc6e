/**
 * Blocks on the clipboard: `text/html` that any program can read and that carries the blocks as JSON, so that they paste
 * into another page as they were. The way back is pasted.ts, which loads apart from the editor.
 */
import { definitions } from '#blocks/registry.ts'
import { isRecord } from '#platform/isRecord.ts'
import { type StoredBlock } from '../model/serialise.ts'
import { escapeHtml, escapeText } from '#platform/escapeHtml.ts'

export const blocksAttribute = 'data-plinth-blocks'

/** Returns what the clipboard gets of blocks. */
export function clipboardOf(blocks: readonly StoredBlock[]): { html: string; text: string } {
  const words = blocks.flatMap(wordsOf)
  const json = escapeHtml(JSON.stringify(blocks))
  return {
    html: `<div ${blocksAttribute}="${json}">${words.map((line) => `<p>${escapeText(line)}</p>`).join('')}</div>`,
    text: words.join('\n\n'),
  }
}

function wordsOf(stored: StoredBlock): string[] {
  const state = isRecord(stored.state) ? stored.state : {}
  const definition = definitions.get(String(stored.type))
  const own = definition?.textOf
    ? safeText(() => definition.textOf?.({ ...definition.defaults, ...state }) ?? '')
    : ''
  const children = Array.isArray(stored.children) ? stored.children.filter(isRecord).flatMap(wordsOf) : []
  return own === '' ? children : [own, ...children]
}

/** A state that its definition cannot read has no words to copy. */
function safeText(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
