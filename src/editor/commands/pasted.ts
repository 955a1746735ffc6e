/** What the clipboard holds as blocks: those of an editor like this one, or the HTML or plain text of any program, cleaned. */
import { isRecord } from '#platform/isRecord.ts'
import { type StoredBlock } from '../model/serialise.ts'
import { blocksAttribute } from './clipboard.ts'
import { escapeText } from '#platform/escapeHtml.ts'
import { looksLikeMarkdown, markdownHtml } from './markdown.ts'
import { block } from './pastedBlock.ts'
import { blocksOfHtml, type Converted } from './pasteHtml.ts'
import { sheetTable } from './pasteTables.ts'

export interface Pasted extends Converted {
  /** True: blocks of an editor like this one, not text of another program. */
  isOwn: boolean
}

const withBlocks = (blocks: StoredBlock[], isOwn = false): Pasted => ({
  blocks,
  isOwn,
  pictures: new Map(),
  leftOut: {},
})

/** Reads the clipboard; `parse` makes an inert document of HTML. @param firstNote number of the first footnote */
export function pastedBlocks(
  html: string,
  text: string,
  parse: (html: string) => Document,
  firstNote = 1,
): Pasted {
  if (html.includes(blocksAttribute)) {
    const own = ownBlocks(
      parse(html).querySelector(`[${blocksAttribute}]`)?.getAttribute(blocksAttribute) ?? '',
    )
    if (own.length > 0) return withBlocks(own, true)
  }
  const isMarkdown = looksLikeMarkdown(text)
  // Programs for code put their colours on the clipboard as HTML; Markdown that was written there says more.
  if (html.trim() !== '' && !(isMarkdown && !/<(p|h[1-6]|ul|ol|table|blockquote)\b/i.test(html))) {
    const read = blocksOfHtml(html, parse, firstNote)
    if (read.blocks.length > 0) return { ...read, isOwn: false }
  }
  const sheet = sheetOf(text)
  if (sheet) return withBlocks(sheet)
  const marked = isMarkdown ? markdownHtml(text) : null
  return marked === null
    ? withBlocks(paragraphsOf(text))
    : { ...blocksOfHtml(marked, parse, firstNote), isOwn: false }
}

/** Rows of a spreadsheet: lines of which each has as many tabs as the others. */
function sheetOf(text: string): StoredBlock[] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const tabs = (lines[0] ?? '').split('\t').length
  if (lines.length < 2 || tabs < 2 || lines.some((line) => line.split('\t').length !== tabs)) return null
  return sheetTable(lines.map((line) => line.split('\t').map((cell) => escapeText(cell.trim()))))
}

function paragraphsOf(text: string): StoredBlock[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return lines.filter(Boolean).map((line) => block('paragraph', { text: escapeText(line) }))
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
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.type === 'string' &&
    (!Array.isArray(value.children) || value.children.every(isBlock))
  )
}
