/**
 * Blocks on the clipboard: `text/html` that any program can read and that carries the blocks as JSON, so that they paste
 * into another page as they were; and the way back from the HTML or plain text of any program, cleaned.
 */
import { definitions } from '#blocks/registry.ts'
import { isPlainObject, type StoredBlock } from '../model/serialise.ts'
import { looksLikeMarkdown, markdownHtml } from './markdown.ts'
import { block, blocksOfHtml, escapeHtml, tableOf } from './pasteHtml.ts'

const attribute = 'data-plinth-blocks'

/** Returns what the clipboard gets of blocks. */
export function clipboardOf(blocks: readonly StoredBlock[]): { html: string; text: string } {
  const words = blocks.flatMap(wordsOf)
  const json = escapeHtml(JSON.stringify(blocks))
  return {
    html: `<div ${attribute}="${json}">${words.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</div>`,
    text: words.join('\n\n'),
  }
}

export interface Pasted {
  blocks: StoredBlock[]
  /** True: blocks of an editor like this one, not text of another program. */
  isOwn: boolean
}

/** Reads the clipboard; `parse` makes an inert document of HTML. */
export function pastedBlocks(html: string, text: string, parse: (html: string) => Document): Pasted {
  if (html.includes(attribute)) {
    const own = ownBlocks(parse(html).querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? '')
    if (own.length > 0) return { blocks: own, isOwn: true }
  }
  const isMarkdown = looksLikeMarkdown(text)
  // Programs for code put their colours on the clipboard as HTML; Markdown that was written there says more.
  if (html.trim() !== '' && !(isMarkdown && !/<(p|h[1-6]|ul|ol|table|blockquote)\b/i.test(html))) {
    const blocks = blocksOfHtml(html, parse)
    if (blocks.length > 0) return { blocks, isOwn: false }
  }
  return { blocks: sheetOf(text) ?? (isMarkdown ? blocksOfHtml(markdownHtml(text), parse) : paragraphsOf(text)), isOwn: false }
}

/** Rows of a spreadsheet: lines of which each has as many tabs as the others. */
function sheetOf(text: string): StoredBlock[] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const tabs = (lines[0] ?? '').split('\t').length
  if (lines.length < 2 || tabs < 2 || lines.some((line) => line.split('\t').length !== tabs)) return null
  return tableOf(lines.map((line) => line.split('\t').map((cell) => escapeHtml(cell.trim()))), true)
}

function paragraphsOf(text: string): StoredBlock[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return lines.filter(Boolean).map((line) => block('paragraph', { text: escapeHtml(line) }))
}

/** Reads the JSON that a copy carries; anything that is no list of blocks is none. */
function ownBlocks(json: string): StoredBlock[] {
  try {
    const list: unknown = JSON.parse(json || '[]')
    return Array.isArray(list) && list.every(isBlock) ? list : []
  } catch {
    return []
  }
}

function isBlock(value: unknown): value is StoredBlock {
  return isPlainObject(value) && typeof value.id === 'string' && typeof value.type === 'string' && (!Array.isArray(value.children) || value.children.every(isBlock))
}

function wordsOf(stored: StoredBlock): string[] {
  const state = isPlainObject(stored.state) ? stored.state : {}
  const definition = definitions.get(String(stored.type))
  const own = definition?.textOf ? safeText(() => definition.textOf?.({ ...definition.defaults, ...state }) ?? '') : ''
  const children = Array.isArray(stored.children) ? stored.children.filter(isPlainObject).flatMap(wordsOf) : []
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
