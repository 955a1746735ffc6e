/**
 * The canvas's own document: a same-origin frame that the editor writes, with the style sheets of the page linked
 * inside. Nothing inline is written into it, so the content security policy of the dashboard holds for it too.
 */

import canvasSheet from './canvas.css?url'
import { canvas } from './texts/canvas.ts'
import { common } from '#ui/texts/common.ts'

/** An element between the page and its blocks, with what the page shows before and behind it. */
interface Level {
  tag: string
  attributes: [name: string, value: string][]
  before?: readonly Element[]
  after?: readonly Element[]
}

/** What the page's head and body carry that its look depends on. */
export interface PageLook {
  styleSheets: string[]
  /** Text of inline style elements (tokens, the page's own sheet); adopted as constructed sheets. */
  inlineStyles: string[]
  htmlAttributes: [name: string, value: string][]
  /** Attributes of the body, of `main`, and of the elements between it and the blocks. */
  chain: Level[]
}

export const emptyLook: PageLook = {
  styleSheets: [],
  inlineStyles: [],
  htmlAttributes: [['lang', 'en']],
  chain: [
    { tag: 'body', attributes: [] },
    { tag: 'main', attributes: [] },
  ],
}

/** Styles as plain text: a parsed document would apply them, which the dashboard's policy forbids. */
export const readPage = (html: string): Document =>
  new DOMParser().parseFromString(
    html.replace(/<style\b[^>]*>([\s\S]*?)<\/style>/gi, '<script type="text/plain" data-style>$1</script>'),
    'text/html',
  )

/** Reads the look of a page from its HTML. */
export function lookOf(html: string, page = readPage(html)): PageLook {
  const links = [...page.querySelectorAll('link[rel~="stylesheet"][href]')]
  return {
    styleSheets: links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
    inlineStyles: [...page.head.querySelectorAll('script[data-style]')].map(
      (style) => style.textContent ?? '',
    ),
    htmlAttributes: attributesOf(page.documentElement),
    chain: chainOf(page),
  }
}

/** The way from the body to the element that holds the blocks, so that the theme's rules find the same shape. */
function chainOf(page: Document): PageLook['chain'] {
  const main = page.querySelector('main')
  if (!main) return emptyLook.chain
  const chain: PageLook['chain'] = []
  for (
    let at = main.querySelector('#look')?.parentElement ?? main;
    at !== main && at.parentElement;
    at = at.parentElement
  ) {
    chain.unshift(levelOf(at))
  }
  return [{ tag: 'body', attributes: attributesOf(page.body) }, levelOf(main), ...chain]
}

function levelOf(element: Element): Level {
  const siblings = [...(element.parentElement?.children ?? [])]
  const at = siblings.indexOf(element)
  return {
    tag: element.tagName.toLowerCase(),
    attributes: attributesOf(element),
    before: siblings.slice(0, at).filter(isShown),
    after: siblings.slice(at + 1).filter(isShown),
  }
}

/** What a page draws: no script, and nothing that is there for keys alone. */
const isShown = (element: Element): boolean => !element.matches('script, noscript, template, dialog, .skip')

function attributesOf(element: Element): [name: string, value: string][] {
  return [...element.attributes]
    .filter(
      ({ name }) =>
        name === 'class' || name === 'lang' || name === 'dir' || name === 'id' || name.startsWith('data-'),
    )
    .map(({ name, value }) => [name, value])
}

const skeleton = '<!doctype html><html><head><meta charset="utf-8"><title></title></head><body></body></html>'

/**
 * Writes a standards-mode document with a look into the frame; returns it with the element that holds the blocks.
 * @param isWhole with what the page shows around them
 */
export function writeFrame(
  frame: HTMLIFrameElement,
  look: PageLook,
  isWhole = false,
): { document: Document; root: HTMLElement } | null {
  const inside = frame.contentDocument
  if (!inside) return null
  inside.open()
  inside.write(skeleton)
  inside.close()
  inside.title = canvas.frame
  setAttributes(inside.documentElement, look.htmlAttributes)
  // The canvas's own rules come last.
  for (const href of [...look.styleSheets, canvasSheet]) {
    const link = inside.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    inside.head.append(link)
  }
  adopted.delete(inside)
  inside.adoptedStyleSheets = look.inlineStyles.map((text) => newSheet(inside, text))
  const words = { '--write-here': canvas.write_here, '--untitled': common.untitled }
  for (const [name, word] of Object.entries(words))
    inside.documentElement.style.setProperty(name, JSON.stringify(word))
  const [body, ...elements] = look.chain
  setAttributes(inside.body, body?.attributes ?? [])
  let root = inside.body
  for (const { tag, attributes, before, after } of elements) {
    const element = inside.createElement(tag)
    setAttributes(element, attributes)
    // Beside the dashboard's own `main`.
    if (tag === 'main') element.setAttribute('aria-label', common.page)
    const drawn = (parts: readonly Element[] = []) =>
      (isWhole ? parts : []).map((part) => aroundPart(inside, part, tag === 'main' ? 'site' : 'page'))
    root.append(...drawn(before), element, ...drawn(after))
    root = element
  }
  return { document: inside, root }
}

/** A part of the page around its blocks: seen, and nothing more. */
export function aroundPart(inside: Document, part: Element, where: 'site' | 'page' | 'behind'): Element {
  const copy = inside.importNode(part, true)
  for (const script of copy.querySelectorAll('script, noscript')) script.remove()
  copy.toggleAttribute('inert', true)
  copy.setAttribute('data-around', where)
  return copy
}

const sheetPatienceMs = 3000
const fontPatienceMs = 500

/**
 * Settled when the frame has its sheets and the font of its text, so that blocks are drawn once and in their place; what
 * does not come holds nobody up.
 */
export async function whenStyled(inside: Document): Promise<void> {
  const links = [...inside.querySelectorAll('link')].filter(({ sheet }) => sheet === null)
  const sheets = links.map(
    (link) =>
      new Promise((done) =>
        ['load', 'error'].forEach((kind) => link.addEventListener(kind, done, { once: true })),
      ),
  )
  await Promise.race([Promise.all(sheets), after(sheetPatienceMs)])
  const font = inside.defaultView?.getComputedStyle(inside.body).font
  if (font) await Promise.race([inside.fonts.load(font).catch(() => undefined), after(fontPatienceMs)])
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds))

export function setAttributes(element: Element, attributes: readonly [name: string, value: string][]): void {
  for (const [name, value] of attributes) element.setAttribute(name, value)
}

function newSheet(inside: Document, text: string): CSSStyleSheet {
  const Sheet = inside.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheet = new Sheet()
  sheet.replaceSync(text)
  return sheet
}

interface Adopted {
  sheet: CSSStyleSheet
  /** How many blocks wear it. */
  uses: number
}

/** The sheets of blocks by their text. */
const adopted = new WeakMap<Document, Map<string, Adopted>>()

/**
 * Gives the canvas a sheet of a block's own styles; blocks that look the same share one. Returns what takes it away.
 * Sheets that nobody wears any more go together, when all blocks of the same act are gone: with each the whole list is
 * set anew.
 */
export function adoptStyles(inside: Document, css: string): () => void {
  const sheets = adopted.get(inside) ?? new Map<string, Adopted>()
  adopted.set(inside, sheets)
  const own = sheets.get(css) ?? { sheet: newSheet(inside, css), uses: 0 }
  own.uses += 1
  if (!sheets.has(css)) {
    sheets.set(css, own)
    inside.adoptedStyleSheets.push(own.sheet)
  }
  return () => {
    own.uses -= 1
    if (own.uses === 0) queueMicrotask(() => dropUnworn(inside, sheets))
  }
}

function dropUnworn(inside: Document, sheets: Map<string, Adopted>): void {
  const unworn = [...sheets].filter(([, { uses }]) => uses === 0)
  if (unworn.length === 0) return
  const leaving = new Set(unworn.map(([, { sheet }]) => sheet))
  for (const [css] of unworn) sheets.delete(css)
  inside.adoptedStyleSheets = inside.adoptedStyleSheets.filter((sheet) => !leaving.has(sheet))
}
