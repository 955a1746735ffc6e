/**
 * The HTML of other programs as blocks: word processors, notes, web pages, spreadsheets. Nothing but known elements and
 * marks gets through; looks of the other program stay behind, except those that mean something (bold, italic, struck,
 * raised, alignment). What cannot be a block is counted, so that the writer hears of it.
 */
import type { Node as TextNode } from 'prosemirror-model'
import { frameOf } from '#blocks/embed/providers.ts'
import { definitions } from '#blocks/registry.ts'
import { isSafePictureUrl, safeUrl } from '#blocks/shell/safeUrl.ts'
import { inlineSchema, isEmptyHtml, parseText, textHtml } from '../canvas/richText.ts'
import type { StoredBlock } from '../model/serialise.ts'
import { escapeText } from '#platform/escapeHtml.ts'
import { codeBlocks, isCodeBox, isCodeLine, languageBy, linesOf, longestCode } from './pasteCode.ts'
import { block } from './pastedBlock.ts'
import { type Entry, gatherLists, listTexts, takeTask } from './pasteLists.ts'
import { markLooks, meantBy, realUrl, withMeaning } from './pasteMeaning.ts'
import { gatherNotes } from './pasteNotes.ts'
import { tableBlock } from './pasteTables.ts'

/** What is no block here: counted by kind. */
export type LeftOut = Partial<
  Record<'media' | 'fields' | 'drawings' | 'rows' | 'pictures' | 'comments', number>
>

export interface Converted {
  blocks: StoredBlock[]
  /** Where the picture of a block of images is, which is not in the media library yet: block id → `data:` or a URL. */
  pictures: Map<string, string>
  leftOut: LeftOut
}

interface Reading extends Converted {
  page: Document
}

/** Returns the blocks of a pasted page; `parse` makes an inert document of HTML. @param firstNote number of its first footnote */
export function blocksOfHtml(html: string, parse: (html: string) => Document, firstNote = 1): Converted {
  const page = parse(withMeaning(html))
  const reading: Reading = { page, blocks: [], pictures: new Map(), leftOut: {} }
  const comments = markLooks(page)
  if (comments > 0) reading.leftOut.comments = comments
  gatherLists(page)
  gatherNotes(page, firstNote)
  const blocks = merged(blocksOf(page.body, reading))
  return { ...reading, blocks }
}

const leave = ({ leftOut }: Reading, kind: keyof LeftOut): void =>
  void (leftOut[kind] = (leftOut[kind] ?? 0) + 1)

/** Elements that are no words; those with a kind are missed by who reads. */
const skipped: Readonly<Record<string, keyof LeftOut | null>> = {
  SCRIPT: null,
  STYLE: null,
  META: null,
  LINK: null,
  TITLE: null,
  TEMPLATE: null,
  NOSCRIPT: null,
  COL: null,
  COLGROUP: null,
  SOURCE: null,
  BUTTON: null,
  IFRAME: 'media',
  OBJECT: 'media',
  EMBED: 'media',
  VIDEO: 'media',
  AUDIO: 'media',
  SVG: 'drawings',
  CANVAS: 'drawings',
  INPUT: 'fields',
  SELECT: 'fields',
  TEXTAREA: 'fields',
}

const containers = new Set(
  'DIV SECTION ARTICLE MAIN HEADER FOOTER ASIDE FIGURE TABLE TBODY THEAD TFOOT TR TD TH BODY CENTER DL DT DD FORM FIELDSET DETAILS SUMMARY NAV ADDRESS HGROUP'.split(
    ' ',
  ),
)

const blockTags = 'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, img, table, pre, hr, iframe'

/** Walks an element: paragraphs, headings, lists, quotes, tables, rules and pictures become blocks; runs of words paragraphs. */
function blocksOf(parent: Element, reading: Reading): StoredBlock[] {
  const blocks: StoredBlock[] = []
  let run = ''
  const endRun = () => {
    // An empty line between words is a new paragraph.
    for (const part of run.split(/(?:<br[^>]*>\s*){2,}/i)) {
      const text = cleanRun(part, reading.page)
      if (!isEmptyHtml(text)) blocks.push(block('paragraph', { text, ...alignmentOf(parent) }))
    }
    run = ''
  }
  for (const node of parent.childNodes) {
    if (node.nodeType === 3) run += escapeText(node.nodeValue ?? '')
    if (node.nodeType !== 1 || !isElement(node) || isSkipped(node, blocks, reading)) continue
    const made = blockOf(node, reading)
    // Word processors wrap a whole text in <b> or <span>: what holds paragraphs is a container.
    const isContainer =
      containers.has(node.tagName) || (made === null && node.querySelector(blockTags) !== null)
    if (made === null && !isContainer) {
      run += node.outerHTML
      continue
    }
    endRun()
    blocks.push(...(made ?? blocksOf(node, reading)))
  }
  endRun()
  return blocks
}

/** True for what is no words: it is counted; a film of a place that pages can show is a block. */
function isSkipped(element: Element, blocks: StoredBlock[], reading: Reading): boolean {
  const kind = skipped[element.tagName.toUpperCase()]
  if (kind === undefined) return false
  const src = element.getAttribute('src') ?? ''
  const url = /^\/\//.test(src) ? `https:${src}` : src
  if (element.tagName === 'IFRAME' && frameOf(url) !== null) {
    const title = element.getAttribute('title') ?? ''
    blocks.push(block('embed', { url, ...(title === '' ? {} : { title }) }))
  } else if (kind !== null && !isSmallDrawing(element)) leave(reading, kind)
  return true
}

/** Signs beside words are no drawings that somebody misses. */
const isSmallDrawing = (element: Element): boolean =>
  element.tagName.toUpperCase() === 'SVG' &&
  (element.getAttribute('aria-hidden') === 'true' ||
    Number.parseInt(element.getAttribute('width') ?? '0', 10) <= 48)

/** Returns the block that an element is; an empty list where it holds nothing; null where it is none. */
function blockOf(element: Element, reading: Reading): StoredBlock[] | null {
  const { tagName } = element
  const level = /^H([1-6])$/.exec(tagName)?.[1] ?? (/\bMsoTitle\b/.test(element.className) ? '1' : undefined)
  if (level) return withText('heading', element, reading, { level: Number(level), as_tb_content: true })
  if (tagName === 'BLOCKQUOTE') return quoteBlocks(element, reading)
  if (/\bMso\w*Quote\b/.test(element.className)) return withText('quote', element, reading)
  if (tagName === 'P' && element.querySelector(blockTags) === null)
    return isCodeLine(element)
      ? codeBlocks(element.textContent ?? '', '')
      : withText('paragraph', element, reading)
  if (tagName === 'HR') return [block('divider', {})]
  if (tagName === 'PRE' || isCodeBox(element))
    return codeBlocks(linesOf(element).join('\n'), languageBy(element))
  if (tagName === 'UL' || tagName === 'OL') return listBlocks(element, reading)
  if (tagName === 'FIGURE') return figureBlocks(element, reading)
  if (tagName === 'TABLE') {
    const table = tableBlock(element, (html) => cleanRun(html, reading.page))
    if (table?.isCut) leave(reading, 'rows')
    return table?.blocks ?? null
  }
  return tagName === 'IMG' ? imageBlocks(element, reading) : null
}

/** Alignment that somebody chose; in a text from right to left the right is where it begins. */
function alignmentOf(element: Element): { style?: Record<string, string> } {
  const own = [...meantBy(element), element.getAttribute('align')?.toLowerCase() ?? '']
  if (element.tagName === 'CENTER' || own.includes('center') || own.includes('middle'))
    return { style: { 'text-align': 'center' } }
  const end = element.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'left' : 'right'
  return own.includes(end) ? { style: { 'text-align': 'end' } } : {}
}

/** A picture of this site as it is; another one is brought into the media library once the text is on the page. */
function imageBlocks(element: Element, reading: Reading): StoredBlock[] {
  const src = realUrl(element.getAttribute('src') ?? '')
  const isOwn = src.startsWith('/media/') && safeUrl(src) !== null
  // A file that the other program did not put on the clipboard leaves its place: there a writer chooses one.
  if (!isOwn && !(/^(https?|file|cid|blob|webkit-fake-url):/i.test(src) || isSafePicture(src))) {
    leave(reading, 'pictures')
    return []
  }
  const to = safeUrl(element.getAttribute('data-leads-to') ?? '')
  const made = block('image', {
    src: isOwn ? src : '',
    alt: element.getAttribute('alt')?.trim() ?? '',
    ...(to === null ? {} : { link: realUrl(to) }),
  })
  if (!isOwn) reading.pictures.set(String(made.id), src)
  return [made]
}

const isSafePicture = (src: string): boolean => /^data:image\//i.test(src) && isSafePictureUrl(src)

/** A picture with the words below it. */
function figureBlocks(element: Element, reading: Reading): StoredBlock[] | null {
  const words = element.querySelector('figcaption')
  const images = element.querySelectorAll('img')
  const [image] = images
  if (!image || images.length > 1 || element.querySelector('table, pre, blockquote, ul, ol')) return null
  const caption = words?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const made = imageBlocks(image, reading)
  for (const one of made) if (caption !== '') one.state = { ...stateOf(one), caption }
  return made.length > 0 || caption === '' ? made : [block('paragraph', { text: escapeText(caption) })]
}

/** The words of a quotation are one; what else it holds follows as blocks. */
function quoteBlocks(element: Element, reading: Reading): StoredBlock[] {
  const by = [...element.querySelectorAll('footer, cite')].at(-1)
  const cite = by?.textContent?.replaceAll(/^[\s—–-]+|\s+$/g, '') ?? ''
  if (cite !== '') by?.remove()
  const quoted: StoredBlock[] = []
  for (const one of blocksOf(element, reading)) {
    const last = quoted.at(-1)
    const text = stateOf(one).text
    if (one.type !== 'paragraph') quoted.push(one)
    else if (last?.type === 'quote')
      last.state = { ...stateOf(last), text: `${String(stateOf(last).text)}<br>${String(text)}` }
    else quoted.push(block('quote', { ...definitions.get('quote')?.defaults, text }))
  }
  const first = quoted.find(({ type }) => type === 'quote')
  if (first && cite !== '') first.state = { ...stateOf(first), cite }
  return quoted
}

/** A list as one block; a picture, a table or code within an entry parts it, and its numbers go on behind. */
function listBlocks(list: Element, reading: Reading): StoredBlock[] {
  const blocks: StoredBlock[] = []
  let entries: Entry[] = []
  let count = 0
  const end = () => {
    const [first] = entries
    if (first) first.start ??= first.depth === 0 ? count : null
    if (entries.some(({ html }) => !isEmptyHtml(html)))
      blocks.push(...listTexts(entries).map((text) => block('list', { text })))
    entries = []
  }
  const readList = (from: Element, depth: number): void => {
    const kind = from.tagName === 'OL' ? 'OL' : 'UL'
    let start: number | null = Number(from.getAttribute('start') ?? 1) || 1
    for (const child of from.children) {
      if (child.tagName === 'UL' || child.tagName === 'OL') readList(child, depth + 1)
      else {
        const level = Number(child.getAttribute('aria-level') ?? depth + 1) - 1
        count = depth > 0 ? count : start === null ? count + 1 : start
        readItem(child, { depth: Math.max(depth, level), kind, start, done: takeTask(child), html: '' })
        start = null
      }
    }
  }
  const readItem = (item: Element, entry: Entry): void => {
    let isOpen = true
    const open = (): Entry => {
      if (isOpen) entries.push(entry)
      else if (entries.length === 0) entries.push({ ...entry, start: null, html: '' })
      isOpen = false
      return entries.at(-1) ?? entry
    }
    for (const part of partsOf(item)) {
      if (typeof part === 'string') {
        const text = cleanRun(part, reading.page)
        if (isEmptyHtml(text)) continue
        const into = open()
        into.html += into.html === '' ? text : `<br>${text}`
      } else if (part.tagName === 'UL' || part.tagName === 'OL') {
        open()
        readList(part, entry.depth + 1)
      } else if (!isSkipped(part, blocks, reading)) {
        const made = blockOf(part, reading)
        if (made?.length === 0) continue
        if (isOpen && entry.html !== '') open()
        end()
        blocks.push(...(made ?? blocksOf(part, reading)))
        isOpen = false
      }
    }
    if (isOpen && entry.html === '') entries.push(entry)
  }
  readList(list, 0)
  end()
  return blocks
}

const parting = new Set([
  'UL',
  'OL',
  'PRE',
  'TABLE',
  'IMG',
  'FIGURE',
  'HR',
  'BLOCKQUOTE',
  'IFRAME',
  'VIDEO',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
])

/** What an entry holds: runs of words, each a line of its own, and what is a list or a block within it. */
function partsOf(item: Element): (string | Element)[] {
  const parts: (string | Element)[] = []
  let run = ''
  const endRun = () => {
    if (run.trim() !== '') parts.push(run)
    run = ''
  }
  for (const node of item.childNodes) {
    if (node.nodeType === 3) run += escapeText(node.nodeValue ?? '')
    if (node.nodeType !== 1 || !isElement(node)) continue
    const isHolder =
      node.tagName === 'P' ||
      containers.has(node.tagName) ||
      node.querySelector([...parting].join(', ')) !== null
    if (parting.has(node.tagName)) {
      endRun()
      parts.push(node)
    } else if (isHolder) {
      endRun()
      parts.push(...partsOf(node))
    } else if (skipped[node.tagName.toUpperCase()] === undefined) run += node.outerHTML
    else if (skipped[node.tagName.toUpperCase()] !== null) parts.push(node)
  }
  endRun()
  return parts
}

/** Neighbours that were one: lines of code, and entries that a program wrote as a list each. */
function merged(blocks: readonly StoredBlock[]): StoredBlock[] {
  const result: StoredBlock[] = []
  for (const one of blocks) {
    const last = result.at(-1)
    const joined =
      last && last.type === one.type
        ? (wholeOf[String(one.type)]?.(stateOf(last), stateOf(one)) ?? null)
        : null
    if (last && joined) last.state = joined
    else result.push(one)
  }
  return result
}

type State = Record<string, unknown>

const wholeOf: Readonly<Record<string, (before: State, now: State) => State | null>> = {
  code(before, now) {
    const code = `${String(before.code)}\n${String(now.code)}`
    return before.language === 'plain' && now.language === 'plain' && code.length < longestCode
      ? { ...before, code }
      : null
  },
  list(before, now) {
    const [first, second] = [String(before.text), String(now.text)]
    const isOne = (kind: string) => first.startsWith(kind) && second.startsWith(kind)
    const isNext = first.startsWith('<ol') && second.startsWith('<ol start')
    if (!isNext && !isOne('<ul><li>') && !isOne('<ul><li class')) return null
    return { ...before, text: first.slice(0, -'</ul>'.length) + second.replace(/^<[^>]*>/, '') }
  },
}

function withText(
  type: string,
  element: Element,
  reading: Reading,
  more: Record<string, unknown> = {},
): StoredBlock[] | null {
  if (element.querySelector('ul, ol, table, pre, img') !== null) return null
  const parts = type === 'paragraph' ? element.innerHTML.split(/(?:<br[^>]*>\s*){2,}/i) : [element.innerHTML]
  return parts.flatMap((part) => {
    const text = cleanRun(part, reading.page)
    return isEmptyHtml(text)
      ? []
      : [block(type, { ...definitions.get(type)?.defaults, ...more, text, ...alignmentOf(element) })]
  })
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

const stateOf = ({ state }: StoredBlock): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {}

function isElement(node: Node): node is Element {
  return 'outerHTML' in node
}
