/**
 * Compiles what blocks carry in `style`, `style_at` and `font_*` to rules, keyed by a class that is named after the
 * rules themselves: blocks that look the same share one class and one rule. A page has no `style` attribute: its sheet
 * is one <style> whose hash is in the content security policy.
 */
import { isRecord } from '#platform/isRecord.ts'
import type { Block, SharedState } from '../block.ts'
import {
  allowedProperty,
  breakpointNames,
  breakpoints,
  isAllowedValue,
  isTextProperty,
  stateNames,
  states,
} from './styleRules.ts'

/** CSS text by class name. */
export type StyleRules = ReadonlyMap<string, string>

/** Set by customCss.ts when it loads: on the server at the start, in the editor with the first block that has own CSS. */
export const ownCss: { compile: ((text: string, self: string) => string) | null } = { compile: null }

/** Set by compileLayout.ts when it loads, in the same way. */
export const layouts: {
  compile: ((type: string, state: Readonly<Record<string, unknown>>, self: string) => string) | null
} = { compile: null }

/** Rules of a block's own state, by its type: a view that has values no class can hold brings its compiler along. */
export const compilersOfTypes = new Map<
  string,
  (state: Readonly<Record<string, unknown>>, self: string) => string
>()

/** Stands for the class until its name is known; no value may hold it. */
const self = '\u0000'

/** The class that carries a block's own styles; null where it has none that may be shown. */
export function styleClassOf(block: Styled): string | null {
  return compiled(block)?.name ?? null
}

/** The rules of a tree of blocks, each once. Same blocks, same rules. */
export function styleRulesOf(
  blocks: readonly Block[],
  rules = new Map<string, string>(),
): Map<string, string> {
  for (const block of blocks) {
    if (!isRecord(block) || block.do_not_render) continue
    const own = isRecord(block.state) ? compiled(block) : null
    if (own) rules.set(own.name, own.css)
    if (Array.isArray(block.children)) styleRulesOf(block.children, rules)
  }
  return rules
}

/** The sheet of the given rules; an empty string where there are none. */
export function writeSheet(rules: StyleRules): string {
  return rules.size > 0 ? `@layer instance{${[...rules.values()].join('')}}` : ''
}

/** The sheet of a tree of blocks. */
export function compileStyles(blocks: readonly Block[]): string {
  return writeSheet(styleRulesOf(blocks))
}

interface Styled {
  type: string
  state: SharedState & Readonly<Record<string, unknown>>
}

function compiled({ type, state }: Styled): { name: string; css: string } | null {
  const ofType =
    (compilersOfTypes.get(type)?.(state, self) ?? '') +
    ((state.layout && layouts.compile?.(type, state, self)) || '')
  const { style, style_at, font_size, font_color, font_family, own_css } = state
  if (!ofType && !style && !style_at && !font_size && !font_color && !font_family && !own_css) return null
  // What is set as a style comes later: it is the more exact wish.
  const css = ofType + rulesOf(state).join('')
  if (css === '') return null
  const name = `s-${hashOf(css)}`
  return { name, css: css.replaceAll(self, `.${name}`) }
}

/** The rules of a style for a selector of its own, in place of a class that is named after them. */
export function styleRulesFor(state: SharedState, selector: string): string {
  return rulesOf(state).join('').replaceAll(self, selector)
}

/** Base first, then wide to narrow, so that the narrower width wins; in each, plain before hover, focus and active. */
function rulesOf(state: SharedState): string[] {
  const rules = [declare('', baseStyleOf(state))]
  const at = isRecord(state.style_at) ? state.style_at : {}
  for (const breakpoint of breakpointNames) {
    const byState = at[breakpoint]
    if (!isRecord(byState)) continue
    const media = breakpoints[breakpoint]
    const inner = stateNames
      .map((name) => (isRecord(byState[name]) ? declare(states[name], byState[name]) : ''))
      .join('')
    if (inner) rules.push(media ? `@media ${media}{${inner}}` : inner)
  }
  // The block's own CSS comes last: whoever writes it means it.
  if (typeof state.own_css === 'string' && state.own_css !== '')
    rules.push(ownCss.compile?.(state.own_css, self) ?? '')
  return rules
}

/** What a block wears at every width: `style`, with `font_*` over it. */
export function baseStyleOf(state: SharedState): Record<string, unknown> {
  return {
    ...(isRecord(state.style) ? state.style : {}),
    ...(state.font_size ? { 'font-size': state.font_size } : {}),
    ...(state.font_color ? { color: state.font_color } : {}),
    ...(state.font_family ? { 'font-family': state.font_family } : {}),
  }
}

/** Text properties go to the view's element (within the block's link or island), the rest to the block's own. */
function declare(pseudo: string, style: Record<string, unknown>): string {
  const box: string[] = []
  const text: string[] = []
  for (const [name, value] of Object.entries(style)) {
    const property = allowedProperty(name)
    if (!property || !isAllowedValue(value)) continue
    ;(isTextProperty(property) ? text : box).push(`${property}:${String(value).trim()}`)
  }
  const target = `${self}${pseudo}`
  const rule = (selector: string, lines: string[]) =>
    lines.length > 0 ? `${selector}{${lines.join(';')}}` : ''
  const within = ':is(.blk-link,[data-island])'
  return rule(target, box) + rule(`${target}>:not(${within}),${target}>${within}>*`, text)
}

/** 53 bits of a text as letters and digits (cyrb53): the same on the server and in the browser. */
function hashOf(text: string): string {
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 2654435761)
    high = Math.imul(high ^ code, 1597334677)
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36)
}
