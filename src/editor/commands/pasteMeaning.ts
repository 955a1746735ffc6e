/**
 * What the HTML of another program means, before it is read as blocks: styles become elements (bold, struck, raised), links
 * lead where they say, pictures stand between texts and not within them.
 */
import { escapeHtml } from '#platform/escapeHtml.ts'

/** What a style means, in words that `data-meant` keeps. */
const meanings: readonly [RegExp, string][] = [
  [/(?<![\w-])font-weight:\s*(bold|[6-9]00)/, 'strong'],
  [/(?<![\w-])font-weight:\s*(normal|[34]00)/, 'plain'],
  [/font-style:\s*(italic|oblique)/, 'em'],
  [/text-decoration[^;]*:[^;]*underline/, 'u'],
  [/text-decoration[^;]*:[^;]*line-through/, 's'],
  [/vertical-align:\s*super/, 'sup'],
  [/vertical-align:\s*sub/, 'sub'],
  [/font-family:[^;]*(courier|consolas|menlo|monaco|monospace|roboto mono|source code)/, 'mono'],
  [/mso-highlight:\s*\w/, 'mark'],
  [/(?<![\w-])background-color:\s*#ff(ff00|f2cc|e599|ff00)/, 'mark'],
  [/text-align:\s*center/, 'center'],
  [/text-align:\s*(right|end)/, 'right'],
  [/text-align:\s*left/, 'left'],
  [/white-space:\s*pre(?!-line)/, 'pre'],
  [/display:\s*none/, 'hidden'],
  [/mso-element:\s*comment(?!-)/, 'comment'],
  [/mso-list:\s*ignore/, 'ignore'],
  [/mso-list:\s*l\d+\s+level\d/, 'list'],
]

/** Letters from this size on, in points or pixels, are those of a title. */
const titleSize = 20

function meaningOf(style: string): string {
  const words = meanings.flatMap(([pattern, word]) => (pattern.test(style) ? [word] : []))
  const level = /mso-list:\s*l\d+\s+level(\d)/.exec(style)?.[1]
  if (level !== undefined) words.push(`level${level}`)
  const size = /(?:^|[\s;:])(\d+(?:\.\d+)?)(?:pt|px)/.exec(
    /(?<![\w-])font(?:-size)?:[^;]*/.exec(style)?.[0] ?? '',
  )?.[1]
  if (size !== undefined && Number(size) >= titleSize) words.push('large')
  return [...new Set(words)].join(' ')
}

/**
 * Takes styles and handlers out before parsing, for the page's own policy would report each of them. What a style means
 * stays as words in `data-meant`; so do the rules of a style sheet that comes along (`span.s1 { font-weight: bold }`).
 */
export function withMeaning(html: string): string {
  const byClass = rulesOf(html)
  return html
    .replaceAll(/<(style|script|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<!\[if[^>]*>|<!\[endif\]>|<!--\[if[\s\S]*?endif\]-->|<\/?o:p>/gi, '')
    .replaceAll(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '')
    .replaceAll(/\ssrcset\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '')
    .replaceAll(/\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)'|[^\s>]+)/gi, (_, double?: string, single?: string) => {
      const words = meaningOf((double ?? single ?? '').replaceAll('&quot;', '"').toLowerCase())
      return words === '' ? '' : ` data-meant="${words}"`
    })
    .replaceAll(
      /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi,
      (whole, ...found: (string | undefined)[]) => {
        const names = (found[0] ?? found[1] ?? found[2] ?? '').split(/\s+/)
        const words = names.flatMap((name) => byClass.get(name) ?? []).join(' ')
        return words === '' ? whole : `${whole} data-class-meant="${escapeHtml(words)}"`
      },
    )
}

/** What the classes of the style sheets mean; Word's own say how its pages look, not what a writer chose. */
function rulesOf(html: string): Map<string, string> {
  const rules = new Map<string, string>()
  for (const [, sheet = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style/gi))
    for (const [, selectors = '', declarations = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const meant = meaningOf(declarations.toLowerCase())
      for (const [, name = ''] of meant === ''
        ? []
        : selectors.matchAll(/(?:^|[\s,])\w*\.([\w-]+)\s*(?=,|$)/g))
        if (!/^Mso/i.test(name)) rules.set(name, `${rules.get(name) ?? ''} ${meant}`.trim())
    }
  return rules
}

/** What an element means by its own style and by its classes. */
export function meantBy(element: Element): string[] {
  const words = `${element.getAttribute('data-meant') ?? ''} ${element.getAttribute('data-class-meant') ?? ''}`
  return words.split(' ').filter(Boolean)
}

const markNames = new Set(['strong', 'em', 'u', 's', 'sup', 'sub', 'mark'])

/** Elements that mean the same as another one. */
const sameAs: Readonly<Record<string, string>> = {
  DEL: 's',
  STRIKE: 's',
  INS: 'u',
  KBD: 'code',
  SAMP: 'code',
  TT: 'code',
  VAR: 'em',
  CITE: 'em',
  DFN: 'em',
}

const blockTags = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, table, pre, div, img, figure, hr'

/** Brings a page into the shape that is read as blocks. Returns how many remarks of colleagues it had. */
export function markLooks(page: Document): number {
  const comments = page.querySelectorAll('[data-meant~="comment"]').length
  for (const element of page.querySelectorAll('[data-meant~="hidden"], [data-meant~="comment"], [hidden]'))
    element.remove()
  const isTitled = isFromWriter(page)
  for (const element of page.querySelectorAll('[data-meant], [data-class-meant]')) {
    const meant = meantBy(element)
    if (element.tagName === 'B' && meant.includes('plain')) {
      element.replaceWith(...element.childNodes)
      continue
    }
    // Links are underlined anyway, and a whole paragraph that is bold is a look, not a word that is stressed.
    if (element.tagName !== 'SPAN') continue
    if (isTitled && meant.includes('large')) titled(element, page)
    for (const name of meant) {
      const isMark = markNames.has(name) && !(name === 'u' && isWithinLink(element))
      const tag = name === 'mono' && element.closest('pre, code') === null ? 'code' : isMark ? name : null
      if (tag === null) continue
      const mark = page.createElement(tag)
      mark.append(...element.childNodes)
      element.append(mark)
    }
  }
  for (const element of page.querySelectorAll('del, strike, ins, kbd, samp, tt, var, cite, dfn')) {
    if (element.tagName === 'CITE' && element.closest('blockquote')) continue
    renamed(element, sameAs[element.tagName] ?? 'span', page)
  }
  for (const heading of page.querySelectorAll('[role="heading"][aria-level]')) {
    const level = Number(heading.getAttribute('aria-level'))
    if (level >= 1 && level <= 6) renamed(heading, `h${level}`, page)
  }
  for (const quote of page.querySelectorAll('q')) quote.replaceWith('“', ...quote.childNodes, '”')
  for (const link of page.querySelectorAll('a[href]')) {
    link.setAttribute('href', realUrl(link.getAttribute('href') ?? ''))
    for (const name of ['rel', 'target', 'title', 'class']) link.removeAttribute(name)
  }
  picturesBetweenTexts(page)
  marksInside(page)
  return comments
}

/** Google Docs and the text system of macOS have titles as paragraphs with large letters. */
const isFromWriter = (page: Document): boolean =>
  page.querySelector('[id^="docs-internal-guid"], meta[content^="Cocoa"]') !== null

function titled(element: Element, page: Document): void {
  const paragraph = element.closest('p')
  if (paragraph && paragraph.textContent?.trim() === element.textContent?.trim())
    renamed(paragraph, 'h1', page)
}

const isWithinLink = (element: Element): boolean =>
  element.closest('a') !== null || element.querySelector('a') !== null

function renamed(element: Element, tag: string, page: Document): void {
  const next = page.createElement(tag)
  for (const { name, value } of element.attributes) next.setAttribute(name, value)
  next.append(...element.childNodes)
  element.replaceWith(next)
}

/** Marks and links around whole paragraphs are marks within each of them. */
function marksInside(page: Document): void {
  const outside = [...page.querySelectorAll('b, strong, i, em, u, s, mark, code, a[href]')].filter(
    (mark) => mark.querySelector(blockTags) !== null && mark.closest('pre') === null,
  )
  for (const mark of outside.toReversed()) {
    const walker = page.createTreeWalker(mark, NodeFilter.SHOW_TEXT)
    const words: Node[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.nodeValue?.trim()) words.push(node)
    for (const node of words) {
      const own = mark.cloneNode(false)
      node.parentNode?.replaceChild(own, node)
      own.appendChild(node)
    }
    // A picture keeps where it leads to.
    const href = mark.getAttribute('href')
    if (href !== null)
      for (const image of mark.querySelectorAll('img')) image.setAttribute('data-leads-to', href)
    mark.replaceWith(...mark.childNodes)
  }
}

/** A picture in a heading, in words or in a table is behind it; one of a letter (an emoji) is the letter. */
function picturesBetweenTexts(page: Document): void {
  for (const image of page.querySelectorAll('img')) {
    const alt = image.getAttribute('alt') ?? ''
    const isTracker = ['width', 'height'].some((name) => /^[0-2](px)?$/.test(image.getAttribute(name) ?? ''))
    if (/^\p{Extended_Pictographic}/u.test(alt) && alt.length < 12) image.replaceWith(alt)
    else if (isTracker || image.closest('[role="checkbox"]') !== null) image.remove()
    else {
      let holder: Element | null = null
      for (
        let at = image.closest('table, h1, h2, h3, h4, h5, h6');
        at;
        at = at.parentElement?.closest('table, h1, h2, h3, h4, h5, h6') ?? null
      )
        if (at.tagName !== 'TABLE' || isGrid(at)) holder = at
      holder?.after(image)
    }
  }
}

/** True for a table of data; one with one column, or with a table in a cell, is the layout of a page. */
export function isGrid(table: Element): boolean {
  if (table.querySelector('td table, th table') !== null) return false
  return [...table.querySelectorAll('tr')].some((row) => row.querySelectorAll('th, td').length > 1)
}

/** Pages between a link and where it leads to, and the part of their URL that says where. */
const betweens: readonly [RegExp, string][] = [
  [/^(www\.)?google\.[a-z.]+\/url$/, 'q'],
  [/^(www\.)?google\.[a-z.]+\/url$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com\/?$/, 'url'],
  [/^l\.(facebook|instagram)\.com\/(l\.php)?$/, 'u'],
  [/^slack-redir\.net\/link$/, 'url'],
]

/** Where a link leads to: not to the page that counts who follows it, and within this site as a path. */
export function realUrl(href: string): string {
  const url = urlOf(href)
  if (!url) return href.trim()
  const place = url.hostname + url.pathname
  for (const [pattern, name] of betweens) {
    const to = pattern.test(place) ? url.searchParams.get(name) : null
    if (to !== null && urlOf(to)) return realUrl(to)
  }
  return url.origin === location.origin ? url.pathname + url.search + url.hash : href.trim()
}

function urlOf(text: string): URL | null {
  return /^https?:/i.test(text.trim()) ? URL.parse(text.trim()) : null
}
