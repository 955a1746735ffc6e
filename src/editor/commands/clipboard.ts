/**
 * Blocks on the clipboard: `text/html` that any program can read and that carries the blocks as JSON, so that they paste
 * into another page as they were; and the way back from the HTML or plain text of any program, cleaned.
 */
import type { Node as TextNode } from 'prosemirror-model'
import { definitions } from '#blocks/registry.ts'
import { safeUrl } from '#blocks/shell/safeUrl.ts'
import { blocksSchema, inlineSchema, isEmptyHtml, parseText, textHtml } from '../canvas/richText.ts'
import { newBlockId } from '../model/record.ts'
import { isPlainObject, type StoredBlock } from '../model/serialise.ts'

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
  if (html.trim() !== '') {
    const page = parse(html.includes(attribute) ? html : withoutLooks(html))
    const own = ownBlocks(page.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? '')
    if (own.length > 0) return { blocks: own, isOwn: true }
    const blocks = blocksOf(page.body, page)
    if (blocks.length > 0) return { blocks, isOwn: false }
  }
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return { blocks: lines.filter(Boolean).map((line) => block('paragraph', { text: escapeHtml(line) })), isOwn: false }
}

/** Takes styles and handlers out before parsing: the page's own policy would report each of them. */
function withoutLooks(html: string): string {
  return html.replaceAll(/\s(style|on\w+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '')
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

const skipped = new Set(['SCRIPT', 'STYLE', 'META', 'LINK', 'TITLE', 'IFRAME', 'OBJECT', 'TEMPLATE', 'NOSCRIPT'])
const containers = new Set(['DIV', 'SECTION', 'ARTICLE', 'MAIN', 'HEADER', 'FOOTER', 'ASIDE', 'FIGURE', 'TABLE', 'TBODY', 'THEAD', 'TR', 'TD', 'TH', 'BODY', 'CENTER'])

/** Walks an element: paragraphs, headings, lists, quotes, rules and pictures become blocks; runs of words paragraphs. */
function blocksOf(parent: Element, page: Document): StoredBlock[] {
  const blocks: StoredBlock[] = []
  let run = ''
  const endRun = () => {
    const text = cleanRun(run, page)
    if (!isEmptyHtml(text)) blocks.push(block('paragraph', { text }))
    run = ''
  }
  for (const node of parent.childNodes) {
    if (node.nodeType === 3) run += escapeHtml(node.nodeValue ?? '')
    if (node.nodeType !== 1 || !isElement(node) || skipped.has(node.tagName)) continue
    const made = blockOf(node, page)
    // Word processors wrap a whole text in <b> or <span>: what holds paragraphs is a container.
    const isContainer = containers.has(node.tagName) || (made === null && node.querySelector('p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, img') !== null)
    if (made === null && !isContainer) {
      run += node.outerHTML
      continue
    }
    endRun()
    if (made) blocks.push(...made)
    else blocks.push(...blocksOf(node, page))
  }
  endRun()
  return blocks
}

/** Returns the block that an element is; an empty list where it holds nothing; null where it is none. */
function blockOf(element: Element, page: Document): StoredBlock[] | null {
  const { tagName } = element
  const level = /^H([1-6])$/.exec(tagName)?.[1]
  if (level) return withText('heading', element, page, { level: Number(level), as_tb_content: true })
  if (tagName === 'P' && element.querySelector('img') === null) return withText('paragraph', element, page)
  if (tagName === 'BLOCKQUOTE') return withText('quote', element, page)
  if (tagName === 'HR') return [block('divider', {})]
  if (tagName === 'UL' || tagName === 'OL') {
    const text = withoutSpans(parseText(element.outerHTML, blocksSchema, page), (doc) => textHtml(doc, blocksSchema, page))
    return isEmptyHtml(text) ? [] : [block('list', { text })]
  }
  if (tagName !== 'IMG') return null
  const src = element.getAttribute('src') ?? ''
  // Pictures of other sites stay there: only those of this site are shown.
  return src.startsWith('/media/') && safeUrl(src) ? [block('image', { src, alt: element.getAttribute('alt') ?? '' })] : []
}

function withText(type: string, element: Element, page: Document, more: Record<string, unknown> = {}): StoredBlock[] {
  const text = cleanRun(element.innerHTML, page)
  return isEmptyHtml(text) ? [] : [block(type, { ...definitions.get(type)?.defaults, ...more, text })]
}

function cleanRun(html: string, page: Document): string {
  const text = html.replaceAll(/\s+/g, ' ').trim()
  return withoutSpans(parseText(text, inlineSchema, page), (doc) => textHtml(doc, inlineSchema, page))
}

/** Classes of another program mean nothing here. */
function withoutSpans(doc: TextNode, write: (doc: TextNode) => string): string {
  return write(doc).replaceAll(/<\/?span[^>]*>/g, '').trim()
}

function block(type: string, state: Record<string, unknown>): StoredBlock {
  return { id: newBlockId(), type, state, children: [] }
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

function isElement(node: Node): node is Element {
  return 'outerHTML' in node
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
