/**
 * The canvas's own document: a same-origin frame that the editor writes, with the style sheets of the public page linked
 * inside. Nothing inline is written into it, so the content security policy of the dashboard holds for it too.
 */

/** What the public page's head and body carry that its look depends on. */
export interface PageLook {
  styleSheets: string[]
  /** Text of inline style elements (tokens, the page's own sheet); adopted as constructed sheets. */
  inlineStyles: string[]
  htmlAttributes: [name: string, value: string][]
  bodyClass: string
  mainClass: string
}

export const emptyLook: PageLook = {
  styleSheets: [],
  inlineStyles: [],
  htmlAttributes: [['lang', 'en']],
  bodyClass: '',
  mainClass: '',
}

/** Reads the look of a public page from its HTML. */
export function lookOf(html: string, parse: (html: string) => Document): PageLook {
  const page = parse(html)
  const links = [...page.querySelectorAll('link[rel~="stylesheet"][href]')]
  return {
    styleSheets: links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
    inlineStyles: [...page.querySelectorAll('head style')].map((style) => style.textContent ?? ''),
    htmlAttributes: [...page.documentElement.attributes]
      .filter(({ name }) => !name.startsWith('on'))
      .map(({ name, value }) => [name, value]),
    bodyClass: page.body.className,
    mainClass: page.querySelector('main')?.className ?? '',
  }
}

/** Fetches the look of the public page that the post has or will have; an unreachable page leaves the canvas plain. */
export async function fetchLook(path: string, signal: AbortSignal): Promise<PageLook> {
  const response = await fetch(path, { credentials: 'same-origin', signal, headers: { accept: 'text/html' } })
  const html = await response.text()
  return lookOf(html, (text) => new DOMParser().parseFromString(text, 'text/html'))
}

/** Writes a standards-mode document into an empty frame and returns the element that holds the blocks. */
export function writeFrame(frame: HTMLIFrameElement): { document: Document; root: HTMLElement } | null {
  const inside = frame.contentDocument
  if (!inside) return null
  inside.open()
  inside.write('<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Canvas</title></head><body></body></html>')
  inside.close()
  const root = inside.createElement('main')
  root.id = 'main'
  inside.body.append(root)
  return { document: inside, root }
}

/** Puts a look on the canvas; `own` are the editor's few rules for what is edited in place. */
export function applyLook(inside: Document, root: HTMLElement, look: PageLook, own: string): void {
  for (const [name, value] of look.htmlAttributes) inside.documentElement.setAttribute(name, value)
  inside.body.className = look.bodyClass
  root.className = look.mainClass
  for (const link of inside.querySelectorAll('link[rel~="stylesheet"]')) link.remove()
  for (const href of look.styleSheets) {
    const link = inside.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    inside.head.append(link)
  }
  const keep = inside.adoptedStyleSheets.filter((sheet) => !lookSheets.has(sheet))
  const sheets = [...look.inlineStyles, own].map((text) => newSheet(inside, text))
  for (const sheet of sheets) lookSheets.add(sheet)
  inside.adoptedStyleSheets = [...sheets, ...keep]
}

const lookSheets = new WeakSet<CSSStyleSheet>()

function newSheet(inside: Document, text: string): CSSStyleSheet {
  const Sheet = inside.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheet = new Sheet()
  sheet.replaceSync(text)
  return sheet
}

/** Gives the canvas a sheet of a block's own styles. Returns what takes it away. */
export function adoptStyles(inside: Document, css: string): () => void {
  const sheet = newSheet(inside, css)
  inside.adoptedStyleSheets = [...inside.adoptedStyleSheets, sheet]
  return () => {
    inside.adoptedStyleSheets = inside.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/** The rules of what only the canvas shows. */
export const canvasRules = `
  html { scroll-padding: 72px; }
  body { min-height: 100vh; cursor: default; }
  main { padding-block-end: 40vh; }
  a, button, summary, label, input, select, textarea { cursor: default; }
  .ProseMirror { outline: none; white-space: pre-wrap; overflow-wrap: break-word; cursor: text; }
  .ProseMirror[data-empty]::before { content: attr(data-empty); opacity: .45; pointer-events: none; float: inline-start; height: 0; }
  .canvas-note { margin-block: 8px; padding: 14px 16px; border: 1px dashed color-mix(in oklab, currentColor 30%, transparent); border-radius: 6px; font: 14px/1.5 system-ui, sans-serif; opacity: .8; }
  [data-left-out] { opacity: .45; }
`
