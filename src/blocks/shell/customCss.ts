/**
 * A block's own CSS (F-EDIT-06): rules that hold within the block and nowhere else. Read by css-tree, which takes text
 * apart as browsers do; every part that it finds must be in a list of what is allowed, and what is written is made
 * anew from these parts, never from the text. The save, the editor and the renderer ask the same question.
 */
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import * as tokens from 'css-tree/tokenizer'
import walk from 'css-tree/walker'
import type { CssNode } from 'css-tree'
import { ownCss } from './compileStyles.ts'
import { allowedFunctions, allowedPseudo, ofWholePage } from './cssNames.ts'
import { allowedProperty, isAllowedValue } from './styleRules.ts'
import { customCss } from './texts/customCss.ts'

interface CssRule {
  media: string
  selectors: string[]
  declarations: string[]
}

export type CustomCss = { ok: true; rules: CssRule[] } | { ok: false; reason: string }

export const longestCustomCss = 4000
/** Brackets within brackets; reading goes down with each. */
const deepest = 20

/** Its sentence is written when it is read: answers are kept, whoever reads them. */
class RejectedCss extends Error {
  readonly reason: () => string
  constructor(reason: () => string) {
    super('refused')
    this.reason = reason
  }
}

/** What was asked last: a page asks the same of each of its blocks with every save and every drawing. */
const answers = new Map<string, CustomCss>()
const maxAnswers = 200

/** `&` stands for the block; a selector without it is looked for within the block. */
export function readCustomCss(text: string): CustomCss {
  if (text.length > longestCustomCss)
    return { ok: false, reason: customCss.too_long({ count: longestCustomCss }) }
  const known = answers.get(text)
  if (known) return known
  const answer = read(text)
  for (const oldest of answers.keys()) if (answers.size >= maxAnswers) answers.delete(oldest)
  answers.set(text, answer)
  return answer
}

function read(text: string): CustomCss {
  try {
    return { ok: true, rules: rulesIn(text, '') }
  } catch (cause) {
    if (!(cause instanceof RejectedCss)) throw cause
    const { reason } = cause
    return {
      ok: false,
      get reason() {
        return reason()
      },
    }
  }
}

/** The rules with the block's own selector; an empty string where the text is refused. */
export function compileCustomCss(text: string, self: string): string {
  const answer = readCustomCss(text)
  if (!answer.ok) return ''
  return answer.rules
    .map(({ media, selectors, declarations }) => {
      const own = selectors.map((selector) =>
        selector.startsWith('&') ? `${self}${selector.slice(1)}` : `${self} ${selector}`,
      )
      const rule = `${own.join(',')}{${declarations.join(';')}}`
      return media === '' ? rule : `@media ${media}{${rule}}`
    })
    .join('')
}

function rulesIn(text: string, media: string): CssRule[] {
  const { bare, plain, named } = partsOf(text)
  const rules = sheetOf(`&{${bare}}${plain}`).map((rule) => ({ ...rule, media }))
  if (named.length > 0 && media !== '') throw new RejectedCss(() => customCss.width_within_width)
  const later = named.flatMap(({ head, body }) => rulesIn(body, mediaOf(head)))
  return [...rules.filter(({ declarations }) => declarations.length > 0), ...later]
}

const closers = new Map([
  [tokens.Function, tokens.RightParenthesis],
  [tokens.LeftParenthesis, tokens.RightParenthesis],
  [tokens.LeftSquareBracket, tokens.RightSquareBracket],
  [tokens.LeftCurlyBracket, tokens.RightCurlyBracket],
])
const ends = new Set(closers.values())
const broken = new Set([tokens.BadString, tokens.BadUrl, tokens.CDO, tokens.CDC])

/** The text in three: declarations of the block itself, rules, and rules at a width (`@media`), head and body. */
function partsOf(text: string) {
  let bare = ''
  let plain = ''
  const named: { head: string; body: string }[] = []
  const open: (number | undefined)[] = []
  let from = 0
  let brace = 0
  let first: number | null = null
  let stray = ''
  function endPart(end: number): void {
    const part = text.slice(from, end)
    if (text[end - 1] !== '}' || brace < from) {
      if (first === tokens.AtKeyword)
        throw new RejectedCss(() => customCss.cannot_be_used({ text: short(part) }))
      if (first !== null) bare += `${part};`
    } else if (first === tokens.AtKeyword)
      named.push({ head: text.slice(from, brace), body: text.slice(brace + 1, end - 1) })
    else plain += part
    first = null
  }
  tokens.tokenize(text, (type, start, end) => {
    if (type === tokens.WhiteSpace) return
    const sign = text.slice(start, end)
    if (type === tokens.Comment) {
      if (!/^\/\*[^]*\*\/$/.test(sign)) throw new RejectedCss(() => customCss.comment_open)
      return
    }
    // Escapes write a word so that it is not seen; own CSS has no need of them.
    if (broken.has(type) || /[\\<\0-\u0008\u000e-\u001f\u007f]/.test(sign))
      throw new RejectedCss(() => customCss.cannot_be_used({ text: short(sign) }))
    first ??= type
    if (closers.has(type)) {
      if (type === tokens.LeftCurlyBracket && open.length === 0) brace = start
      open.push(closers.get(type))
      if (open.length > deepest) throw new RejectedCss(() => customCss.too_many_brackets)
    } else if (type === open.at(-1)) open.pop()
    else if (ends.has(type)) stray = sign
    if (open.length > 0 || (type !== tokens.Semicolon && type !== tokens.RightCurlyBracket)) return
    endPart(type === tokens.Semicolon ? start : end)
    from = end
  })
  if (open.includes(tokens.RightCurlyBracket)) throw new RejectedCss(() => customCss.brace_open)
  if (open.length > 0) throw new RejectedCss(() => customCss.bracket_open)
  if (stray !== '') throw new RejectedCss(() => customCss.without_beginning({ text: stray }))
  endPart(text.length)
  return { bare, plain, named }
}

const short = (text: string): string => text.trim().slice(0, 40)

/** What the parser makes of a text; the first part of which it makes nothing ends it. */
function nodesOf(text: string): CssNode[] {
  const tree = parse(text, {
    parseCustomProperty: true,
    onParseError(_, part: CssNode | null) {
      if (part && isNothing(part)) return
      const found = part ? short(generate(part)) : ''
      throw new RejectedCss(() => (found ? customCss.cannot_be_used({ text: found }) : customCss.no_selector))
    },
  })
  return tree.type === 'StyleSheet' ? tree.children.toArray().filter(({ type }) => type !== 'Comment') : []
}

/** Semicolons that end nothing. */
const isNothing = (node: CssNode): boolean => node.type === 'Raw' && /^;[;\s]*$/.test(node.value)

/** Rules without widths. */
function sheetOf(text: string) {
  return nodesOf(text).map((rule) => {
    if (rule.type !== 'Rule')
      throw new RejectedCss(() => customCss.cannot_be_used({ text: short(generate(rule)) }))
    return {
      selectors: selectorsOf(rule.prelude),
      declarations: rule.block.children
        .toArray()
        .filter((node) => !isNothing(node))
        .map(declarationOf),
    }
  })
}

const mediaShape =
  /^(?:\((?:min|max)-width:\d{1,4}(?:\.\d+)?(?:px|rem|em)\)|\(prefers-(?:color-scheme|reduced-motion):[a-z-]+\)|\(hover:[a-z]+\)|print)$/

function mediaOf(head: string): string {
  const [rule] = nodesOf(`${head}{}`)
  const query = rule?.type === 'Atrule' && rule.name === 'media' && rule.prelude ? generate(rule.prelude) : ''
  if (!mediaShape.test(query))
    throw new RejectedCss(() => customCss.media_cannot_be_used({ text: short(head) }))
  return query
}

function selectorsOf(list: CssNode): string[] {
  const selectors = list.type === 'SelectorList' ? list.children.toArray() : []
  if (selectors.length === 0)
    throw new RejectedCss(() => customCss.selector_cannot_be_used({ selector: short(generate(list)) }))
  return selectors.map(selectorOf)
}

function selectorOf(selector: CssNode): string {
  const text = generate(selector)
  const parts = selector.type === 'Selector' ? selector.children.toArray() : []
  const refuse = (): never => {
    throw new RejectedCss(() => customCss.selector_cannot_be_used({ selector: short(text) }))
  }
  let nestings = 0
  walk(selector, (node) => {
    if (node.type === 'NestingSelector') nestings += 1
    const name = 'name' in node && typeof node.name === 'string' ? node.name.toLowerCase() : ''
    const isPseudo = node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector'
    if (isPseudo && ofWholePage.test(name))
      throw new RejectedCss(() => customCss.reaches_page({ selector: short(text) }))
    if (isPseudo ? !allowedPseudo.has(name) : !selectorParts[node.type]?.(node)) refuse()
  })
  const nested = parts.findLastIndex(({ type }) => type === 'NestingSelector')
  if (nestings > 1) throw new RejectedCss(() => customCss.nesting_once({ selector: short(text) }))
  if (nested < 0 && nestings > 0) refuse()
  if (nested > 0) throw new RejectedCss(() => customCss.reaches_parent({ selector: short(text) }))
  // What is beside the block, or what holds it, is not the block's.
  const [first] = parts.filter(({ type }, at) => type === 'Combinator' && (nested === 0 || at === 0))
  if (first?.type === 'Combinator' && /[+~]/.test(first.name))
    throw new RejectedCss(() => customCss.reaches_siblings({ selector: short(text) }))
  const isCombinator = (at: number) => parts[at]?.type === 'Combinator'
  for (const [at, { type }] of parts.entries()) {
    // A name in the middle of a part would grow together with the block's.
    if (type === 'TypeSelector' && at > 0 && !isCombinator(at - 1)) refuse()
    if (type === 'Combinator' && (isCombinator(at - 1) || at === parts.length - 1)) refuse()
  }
  return text
}

const isName = (name: string): boolean => /^[\w-]+$/.test(name)

/** The parts that a selector may have beside states (`:hover`), each with what it may say. */
const selectorParts: Record<string, (node: CssNode) => boolean> = {
  SelectorList: () => true,
  Selector: () => true,
  NestingSelector: () => true,
  Nth: () => true,
  AnPlusB: () => true,
  Identifier: (node) => 'name' in node && isName(String(node.name)),
  ClassSelector: (node) => 'name' in node && isName(String(node.name)),
  IdSelector: (node) => 'name' in node && isName(String(node.name)),
  TypeSelector: (node) => 'name' in node && (node.name === '*' || isName(String(node.name))),
  Combinator: (node) => 'name' in node && [' ', '>', '+', '~'].includes(String(node.name)),
  AttributeSelector: (node) => node.type === 'AttributeSelector' && node.flags === null,
  String: (node) => node.type === 'String' && /^[\w\s./-]*$/.test(node.value),
}

const valueParts = new Set([
  'Value',
  'Identifier',
  'Number',
  'Dimension',
  'Percentage',
  'Hash',
  'String',
  'Operator',
  'Parentheses',
  'Brackets',
  'WhiteSpace',
])

function declarationOf(node: CssNode): string {
  if (node.type !== 'Declaration') {
    const [name = ''] = generate(node).split(':')
    throw new RejectedCss(() => customCss.property_cannot_be_used({ property: short(name) }))
  }
  const property = allowedProperty(node.property.toLowerCase())
  if (property === null)
    throw new RejectedCss(() => customCss.property_cannot_be_used({ property: short(node.property) }))
  const refuse = (): never => {
    throw new RejectedCss(() => customCss.value_cannot_be_used({ property }))
  }
  if (node.important) refuse()
  walk(node.value, (part) => {
    const isAllowed =
      part.type === 'Function' ? allowedFunctions.has(part.name.toLowerCase()) : valueParts.has(part.type)
    if (!isAllowed) refuse()
  })
  const value = generate(node.value)
  if (!isAllowedValue(value)) refuse()
  if (property === 'position' && !/^(?:static|relative|absolute)$/i.test(value))
    throw new RejectedCss(() => customCss.position)
  return `${property}:${value}`
}

ownCss.compile = compileCustomCss
