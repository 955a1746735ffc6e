/**
 * A block's own CSS (F-EDIT-06): rules that hold within the block and nowhere else. Read by a small grammar of its own, so
 * that what is not understood is refused and nothing but the block and what stands in it can be meant. The save, the
 * editor and the renderer ask the same question.
 */
import { ownCss } from './compileStyles.ts'
import { allowedProperty, isAllowedValue } from './styleRules.ts'

interface CssRule {
  media: string
  selectors: string[]
  declarations: string[]
}

export type CustomCss = { ok: true; rules: CssRule[] } | { ok: false; reason: string }

export const longestCustomCss = 4000

class Refused extends Error {}

/** `&` stands for the block; a selector without it is looked for within the block. */
export function readCustomCss(text: string): CustomCss {
  if (text.length > longestCustomCss) return { ok: false, reason: `At most ${longestCustomCss} characters.` }
  try {
    return { ok: true, rules: rulesIn(text.replaceAll(/\/\*[\s\S]*?\*\//g, ' '), '') }
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause
    return { ok: false, reason: cause.message }
  }
}

/** The rules with the block's own selector; an empty string where the text is refused. */
export function compileCustomCss(text: string, self: string): string {
  const read = readCustomCss(text)
  if (!read.ok) return ''
  return read.rules
    .map(({ media, selectors, declarations }) => {
      const own = selectors.map((selector) =>
        selector.includes('&') ? selector.replaceAll('&', self) : `${self} ${selector}`,
      )
      const rule = `${own.join(',')}{${declarations.join(';')}}`
      return media === '' ? rule : `@media ${media}{${rule}}`
    })
    .join('')
}

function rulesIn(text: string, media: string): CssRule[] {
  const rules: CssRule[] = []
  const bare: string[] = []
  let rest = text.trim()
  while (rest !== '') {
    const open = rest.indexOf('{')
    const end = rest.indexOf(';')
    if (end >= 0 && (open < 0 || end < open)) {
      bare.push(rest.slice(0, end))
      rest = rest.slice(end + 1).trim()
      continue
    }
    if (open < 0) {
      bare.push(rest)
      break
    }
    const close = closing(rest, open)
    const head = rest.slice(0, open).trim()
    const body = rest.slice(open + 1, close)
    if (head.startsWith('@')) {
      if (media !== '') throw new Refused('A width cannot stand within another.')
      rules.push(...rulesIn(body, mediaOf(head)))
    } else rules.push({ media, selectors: selectorsOf(head), declarations: declarationsOf(body.split(';')) })
    rest = rest.slice(close + 1).trim()
  }
  const own = declarationsOf(bare)
  return own.length > 0 ? [{ media, selectors: ['&'], declarations: own }, ...rules] : rules
}

function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}' && --depth === 0) return at
  }
  throw new Refused('A { is not closed.')
}

function mediaOf(head: string): string {
  const query =
    /^@media\s+(\((?:min|max)-width:\s*\d{1,4}(?:\.\d+)?(?:px|rem|em)\)|\(prefers-(?:color-scheme|reduced-motion):\s*[a-z-]+\)|\(hover:\s*[a-z]+\)|print)$/.exec(
      head,
    )?.[1]
  if (!query)
    throw new Refused(
      `“${head.slice(0, 40)}” cannot be used: @media with one width, colour scheme, motion, hover or print can.`,
    )
  return query
}

/** Names, classes, attributes, states and what stands below or beside within the block. */
const selectorShape =
  /^(?:&|[\w*.#:>+~\s-]|\[[\w-]+(?:[~^$*|]?="[\w\s./-]*")?\]|\((?:[\w\s.#:>&-]|\[[\w-]+\])*\))+$/

function selectorsOf(head: string): string[] {
  const selectors = splitSelectors(head)
  for (const selector of selectors) {
    if (selector === '' || !selectorShape.test(selector) || /&[\w-]/.test(selector))
      throw new Refused(`The selector “${selector.slice(0, 40)}” cannot be used.`)
    // What stands beside the block, or what holds it, is not the block's.
    if (/&[^\s>]*\s*[+~]/.test(selector) || /^[+~]/.test(selector))
      throw new Refused(`“${selector.slice(0, 40)}” would reach what stands beside the block.`)
    if (selector.includes('&') && !selector.startsWith('&'))
      throw new Refused(`“${selector.slice(0, 40)}” would reach what holds the block: & stands first.`)
    if (selector.lastIndexOf('&') > 0) throw new Refused(`“${selector.slice(0, 40)}”: & stands once, first.`)
    if (/:{1,2}(?:root|host|slotted|part|global|view-transition|backdrop)/i.test(selector))
      throw new Refused(`“${selector.slice(0, 40)}” would reach the whole page.`)
  }
  return selectors
}

function splitSelectors(head: string): string[] {
  let depth = 0
  let last = ''
  const parts: string[] = []
  for (const sign of head) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) {
      parts.push(last.trim())
      last = ''
    } else last += sign
  }
  return [...parts, last.trim()]
}

function declarationsOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    if (line.trim() === '') return []
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim().toLowerCase()
    const value = line.slice(colon + 1).trim()
    const property = colon > 0 ? allowedProperty(name) : null
    if (property === null)
      throw new Refused(`The property “${(colon > 0 ? name : line.trim()).slice(0, 40)}” cannot be used.`)
    if (!isAllowedValue(value) || /!\s*important/i.test(value))
      throw new Refused(`The value of ${property} cannot be used.`)
    if (property === 'position' && !/^(?:static|relative|absolute)$/.test(value))
      throw new Refused('A block stays in its place: position can be static, relative or absolute.')
    return [`${property}:${value}`]
  })
}

ownCss.compile = compileCustomCss
