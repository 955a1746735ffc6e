/**
 * Drawings (SVG) as they may be stored: read by the gate of rich text (sanitize-html) as XML, every element and attribute in a list of
 * what is allowed, references to places of the same drawing alone, and written anew from that. What remains can draw and nothing else.
 */
import sanitizeHtml from 'sanitize-html'
import { cleanDeclarations, cleanSheet, isOwnReference } from './drawingStyles.ts'
import { drawingAttributes, drawingElements } from './drawingNames.ts'

export const drawingLimitBytes = 256 * 1024
/** Elements in each other: the reader takes the square of it in time. */
const deepest = 60
/** Elements that are drawn, those that `use` repeats counted each time. */
const maxDrawn = 20_000

/** In these, words are drawn or read out; elsewhere they are left over from what was removed. */
const wordy: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath', 'title', 'desc', 'a'])

class Refused extends Error {}

/** True where the text is a drawing: what stands before `<svg` are comments and declarations. */
export function isDrawing(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  let rest = start.replace(/^\ufeff/, '').trimStart()
  for (;;) {
    const end = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : null
    if (end !== null && rest.includes(end)) rest = rest.slice(rest.indexOf(end) + end.length).trimStart()
    else if (/^<!doctype\s+svg\b/i.test(rest)) {
      const closed = /^<!doctype[^>[]*(\[[^\]]*\])?\s*>/i.exec(rest)
      if (!closed) return false
      rest = rest.slice(closed[0].length).trimStart()
    } else return /^<svg[\s/>]/.test(rest)
  }
}

/** Returns the drawing written anew; null where it is too large, too deep, repeats itself without end or is no text. */
export function cleanDrawing(bytes: Uint8Array): string | null {
  if (bytes.length > drawingLimitBytes) return null
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const sheet = cleanSheet(stylesIn(text))
    const drawing = draw(text)
    if (!/^<svg[\s>]/.test(drawing) || !repeatsLittle(drawing)) return null
    return sheet === '' ? drawing : drawing.replace(/^<svg[^>]*>/, (open) => `${open}<style>${sheet}</style>`)
  } catch (error) {
    // A text that is no UTF-8 is a TypeError, brackets without end are a RangeError.
    if (error instanceof Refused || error instanceof TypeError || error instanceof RangeError) return null
    throw error
  }
}

/** The text of `<style>`; it is read by itself and put back at the start. */
function stylesIn(text: string): string {
  const found = [...text.matchAll(/<style\b[^>]*>([^]*?)<\/style\s*>/g)].map(([, inside = '']) => inside)
  return found
    .join('\n')
    .replaceAll(/<!\[CDATA\[|\]\]>/g, '')
    .replaceAll('&gt;', '>')
}

function draw(text: string): string {
  let depth = 0
  return sanitizeHtml(text, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: [...drawingElements],
    allowedAttributes: { '*': ['xmlns', ...drawingAttributes] },
    allowedSchemes: [],
    allowedSchemesByTag: { image: ['data'] },
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'foreignObject', 'metadata', 'iframe', 'audio', 'video'],
    textFilter: (words, tagName) => (wordy.has(tagName) ? words : ''),
    selfClosing: [],
    onOpenTag: () => {
      depth += 1
      if (depth > deepest) throw new Refused()
    },
    onCloseTag: () => {
      depth -= 1
    },
    transformTags: {
      '*': (tagName, attributes) => ({ tagName, attribs: cleanAttributes(tagName, attributes) }),
    },
  }).trim()
}

function cleanAttributes(tagName: string, attributes: Readonly<Record<string, string>>) {
  const kept: Record<string, string> = tagName === 'svg' ? { xmlns: 'http://www.w3.org/2000/svg' } : {}
  for (const [given, value] of Object.entries(attributes)) {
    const name = given === 'xlink:href' ? 'href' : given
    if (!drawingAttributes.has(name) || value === '' || /\p{Cc}/u.test(value.replaceAll(/[\n\r\t]/g, ' ')))
      continue
    if (name === 'style') {
      const style = cleanDeclarations(value)
      if (style !== '') kept.style = style
    } else if (name === 'href') {
      if (tagName === 'image' ? isOwnPicture(value) : /^#[\w.:-]+$/.test(value)) kept.href = value
    } else if (isOwnReference(value)) kept[name] = value
  }
  return kept
}

/** A raster picture within the drawing; browsers read no drawing in a drawing from here. */
const isOwnPicture = (value: string): boolean =>
  /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=\s]+$/.test(value)

interface Part {
  /** Elements in it, itself included. */
  size: number
  /** What it repeats. */
  uses: string[]
}

/** Reads what was just written: its tags have one form. False where `use` repeats so much that no browser would come to an end. */
function repeatsLittle(drawing: string): boolean {
  const whole: Part = { size: 0, uses: [] }
  const named = new Map<string, Part>()
  const open: (Part | null)[] = []
  for (const [, end, name, attributes = ''] of drawing.matchAll(/<(\/?)([A-Za-z]+)([^>]*)>/g)) {
    if (end) {
      open.pop()
      continue
    }
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1]
    const own = id === undefined ? null : { size: 0, uses: [] }
    if (own && id !== undefined) named.set(id, own)
    open.push(own)
    const used = /\shref="#([^"]*)"/.exec(attributes)?.[1]
    for (const part of [whole, ...open]) {
      if (!part) continue
      part.size += 1
      if (name === 'use' && used !== undefined) part.uses.push(used)
    }
  }
  const known = new Map<string, number>()
  function drawn(part: Part): number {
    return part.uses.reduce((sum, id) => sum + drawnOf(id), part.size)
  }
  function drawnOf(id: string): number {
    const before = known.get(id)
    if (before !== undefined) return before
    // While it is being counted it is endless: what repeats itself is refused.
    known.set(id, Infinity)
    const part = named.get(id)
    const count = part ? drawn(part) : 0
    known.set(id, count)
    return count
  }
  return drawn(whole) <= maxDrawn
}
