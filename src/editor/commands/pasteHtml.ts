/**
 * The HTML of other programs as blocks: word processors, web pages, spreadsheets. Nothing but known elements and marks
 * gets through; looks of the other program stay behind, except those that mean something (bold, italic, struck, raised).
 */
import type { Node as TextNode } from 'prosemirror-model'
import { newBlockId } from '#blocks/newBlockId.ts'
import { definitions } from '#blocks/registry.ts'
import { safeUrl } from '#blocks/shell/safeUrl.ts'
import { blocksSchema, inlineSchema, isEmptyHtml, parseText, textHtml } from '../canvas/richText.ts'
import type { StoredBlock } from '../model/serialise.ts'
import { escapeText } from '#platform/escapeHtml.ts'

/** Rows and cells of a row that a pasted table keeps at most; a whole sheet is no table of a page. */
const longestTable = 200
const widestTable = 20

/** Returns the blocks of a pasted page; `parse` makes an inert document of HTML. */
export function blocksOfHtml(html: string, parse: (html: string) => Document): StoredBlock[] {
  const page = parse(withMeaning(html))
  markLooks(page)
  gatherLists(page)
  return blocksOf(page.body, page)
}

/**
 * Takes styles and handlers out before parsing, for the page's own policy would report each of them. What a style means
 * stays as a word in `data-meant`: bold, italic, struck, raised, lowered, underlined, plain, and Word's list level.
 */
function withMeaning(html: string): string {
  return html
    .replaceAll(/<(style|script|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<!\[if[^>]*>|<!\[endif\]>|<!--\[if[\s\S]*?endif\]-->|<\/?o:p>/gi, '')
    .replaceAll(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '')
    .replaceAll(/\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)'|[^\s>]+)/gi, (_, double?: string, single?: string) => {
      const words = meaningOf((double ?? single ?? '').replaceAll('&quot;', '"').toLowerCase())
      return words === '' ? '' : ` data-meant="${words}"`
    })
}

const meanings: readonly [RegExp, string][] = [
  [/(?<![\w-])font-weight:\s*(bold|[6-9]00)/, 'strong'],
  [/(?<![\w-])font-weight:\s*(normal|[34]00)/, 'plain'],
  [/font-style:\s*italic/, 'em'],
  [/text-decoration[^;]*:[^;]*underline/, 'u'],
  [/text-decoration[^;]*:[^;]*line-through/, 's'],
  [/vertical-align:\s*super/, 'sup'],
  [/vertical-align:\s*sub/, 'sub'],
  [/mso-list:\s*ignore/, 'ignore'],
  [/mso-list:\s*l\d+\s+level1/, 'list'],
  [/mso-list:\s*l\d+\s+level[2-9]/, 'list'],
]

function meaningOf(style: string): string {
  return [...new Set(meanings.flatMap(([pattern, word]) => (pattern.test(style) ? [word] : [])))].join(' ')
}

/** Puts elements where styles meant them, and takes the bold of Google Docs away that wraps a whole text and says it is none. */
function markLooks(page: Document): void {
  for (const element of page.querySelectorAll('[data-meant]')) {
    const meant = (element.getAttribute('data-meant') ?? '').split(' ')
    if (meant.includes('list') || meant.includes('ignore')) continue
    element.removeAttribute('data-meant')
    if (element.tagName === 'B' && meant.includes('plain')) {
      element.replaceWith(...element.childNodes)
      continue
    }
    // Links are underlined anyway, and a whole paragraph that is bold is a look, not a word that is stressed.
    if (element.tagName !== 'SPAN') continue
    for (const name of meant) {
      if (name === 'plain' || (name === 'u' && element.closest('a') !== null)) continue
      const mark = page.createElement(name)
      mark.append(...element.childNodes)
      element.append(mark)
    }
  }
}

/** Word writes lists as paragraphs that say that they are entries, with the bullet as text. */
function gatherLists(page: Document): void {
  for (const entry of page.querySelectorAll('p[data-meant~="list"], p[class*="MsoListParagraph"]')) {
    const bullet = entry.querySelector('[data-meant~="ignore"]')
    const sign = bullet?.textContent?.trim() ?? ''
    bullet?.remove()
    const kind = /^\(?[0-9a-z]{1,3}[.)]/i.test(sign) ? 'OL' : 'UL'
    const before = entry.previousElementSibling
    const list =
      before?.tagName === kind && before.hasAttribute('data-gathered') ? before : page.createElement(kind)
    list.setAttribute('data-gathered', '')
    const item = page.createElement('li')
    item.append(...entry.childNodes)
    if (list === before) entry.remove()
    else entry.replaceWith(list)
    list.append(item)
  }
}

const skipped = new Set([
  'SCRIPT',
  'STYLE',
  'META',
  'LINK',
  'TITLE',
  'IFRAME',
  'OBJECT',
  'TEMPLATE',
  'NOSCRIPT',
  'SVG',
  'BUTTON',
  'INPUT',
  'SELECT',
  'TEXTAREA',
  'NAV',
])
const containers = new Set([
  'DIV',
  'SECTION',
  'ARTICLE',
  'MAIN',
  'HEADER',
  'FOOTER',
  'ASIDE',
  'FIGURE',
  'TABLE',
  'TBODY',
  'THEAD',
  'TR',
  'TD',
  'TH',
  'BODY',
  'CENTER',
  'DL',
  'DT',
  'DD',
  'FORM',
  'DETAILS',
])

/** Walks an element: paragraphs, headings, lists, quotes, tables, rules and pictures become blocks; runs of words paragraphs. */
function blocksOf(parent: Element, page: Document): StoredBlock[] {
  const blocks: StoredBlock[] = []
  let run = ''
  const endRun = () => {
    const text = cleanRun(run, page)
    if (!isEmptyHtml(text)) blocks.push(block('paragraph', { text }))
    run = ''
  }
  for (const node of parent.childNodes) {
    if (node.nodeType === 3) run += escapeText(node.nodeValue ?? '')
    if (node.nodeType !== 1 || !isElement(node) || skipped.has(node.tagName.toUpperCase())) continue
    const made = blockOf(node, page)
    // Word processors wrap a whole text in <b> or <span>: what holds paragraphs is a container.
    const isContainer =
      containers.has(node.tagName) ||
      (made === null &&
        node.querySelector('p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, img, table, pre') !== null)
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
  const level = /^H([1-6])$/.exec(tagName)?.[1] ?? (/\bMsoTitle\b/.test(element.className) ? '1' : undefined)
  if (level) return withText('heading', element, page, { level: Number(level), as_tb_content: true })
  if (tagName === 'BLOCKQUOTE' || /\bMso\w*Quote\b/.test(element.className))
    return withText('quote', element, page)
  if (tagName === 'P' && element.querySelector('img') === null) return withText('paragraph', element, page)
  if (tagName === 'HR') return [block('divider', {})]
  if (tagName === 'PRE')
    return element.textContent?.trim()
      ? [
          block('code', {
            ...definitions.get('code')?.defaults,
            code: element.textContent.replace(/\n$/, ''),
          }),
        ]
      : []
  if (tagName === 'UL' || tagName === 'OL') return listBlock(element, page)
  if (tagName === 'TABLE') return tableBlock(element, page)
  if (tagName !== 'IMG') return null
  const src = element.getAttribute('src') ?? ''
  // Pictures of other sites stay there: only those of this site are shown.
  return src.startsWith('/media/') && safeUrl(src)
    ? [block('image', { src, alt: element.getAttribute('alt') ?? '' })]
    : []
}

/** A list of one level: what stood deeper follows the entry that it belonged to. */
function listBlock(element: Element, page: Document): StoredBlock[] {
  const list = page.createElement(element.tagName)
  for (const entry of element.querySelectorAll('li')) {
    const item = page.createElement('li')
    for (const child of entry.childNodes)
      if (!(isElement(child) && /^[UO]L$/.test(child.tagName))) item.append(child.cloneNode(true))
    item.innerHTML = cleanRun(item.innerHTML, page)
    if (!isEmptyHtml(item.innerHTML)) list.append(item)
  }
  const text = withoutSpans(parseText(list.outerHTML, blocksSchema, page), (doc) =>
    textHtml(doc, blocksSchema, page),
  )
  return isEmptyHtml(text) ? [] : [block('list', { text })]
}

/** A table of at least two columns; one column, or tables within cells, are the layout of a page and no table. */
function tableBlock(table: Element, page: Document): StoredBlock[] | null {
  if (table.querySelector('td table, th table') !== null) return null
  const rows = [...table.querySelectorAll('tr')].slice(0, longestTable)
  const cells = rows.map((row) =>
    [...row.querySelectorAll('th, td')].slice(0, widestTable).map((cell) => cleanRun(cell.innerHTML, page)),
  )
  const hasHead = table.querySelector('thead') !== null || rows[0]?.querySelector('td') === null
  return tableOf(cells, hasHead)
}

/** A table of rows of cells; null where it has but one column. Rows are made equally long, empty rows left out. */
export function tableOf(rows: readonly string[][], hasHead: boolean): StoredBlock[] | null {
  const filled = rows.filter((row) => row.some((cell) => !isEmptyHtml(cell)))
  const width = Math.max(0, ...filled.map((row) => row.length))
  if (width < 2) return null
  const cells = filled.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
  return [block('table', { cells, has_head: hasHead })]
}

function withText(
  type: string,
  element: Element,
  page: Document,
  more: Record<string, unknown> = {},
): StoredBlock[] {
  const text = cleanRun(element.innerHTML, page)
  return isEmptyHtml(text) ? [] : [block(type, { ...definitions.get(type)?.defaults, ...more, text })]
}

function cleanRun(html: string, page: Document): string {
  const text = html
    .replaceAll(/<\/(p|div)>\s*<(p|div)\b[^>]*>/gi, '<br>')
    .replaceAll(/(&nbsp;|\s)+/g, ' ')
    .trim()
  return withoutSpans(parseText(text, inlineSchema, page), (doc) => textHtml(doc, inlineSchema, page))
}

/** Classes of another program mean nothing here. */
function withoutSpans(doc: TextNode, write: (doc: TextNode) => string): string {
  return write(doc)
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll(/^(\s|<br>)+|(\s|<br>)+$/g, '')
    .trim()
}

export function block(type: string, state: Record<string, unknown>): StoredBlock {
  return { id: newBlockId(), type, state, children: [] }
}

function isElement(node: Node): node is Element {
  return 'outerHTML' in node
}
