/**
 * Compiles what blocks carry in `style`, `style_at` and `font_*` to one sheet, keyed by the class `b-<id>`.
 * A page has no `style` attribute: the sheet is one <style> whose hash stands in the content security policy.
 */
import type { Block, SharedState } from '../block.ts'
import { allowedProperty, breakpoints, isAllowedValue, isTextProperty, states } from './styleRules.ts'

const safeId = /^[A-Za-z0-9_-]{1,64}$/

/** The class that carries a block's own styles; null where it has none (or its id cannot be a class). */
export function styleClassOf(block: Pick<Block, 'id' | 'state'>): string | null {
  const { style, style_at, font_size, font_color, font_family } = block.state
  const hasAny = hasKeys(style) || hasKeys(style_at) || Boolean(font_size || font_color || font_family)
  return hasAny && typeof block.id === 'string' && safeId.test(block.id) ? `b-${block.id}` : null
}

/** The sheet of a tree of blocks; an empty string where no block has styles. Same blocks, same text. */
export function compileStyles(blocks: readonly Block[]): string {
  const rules: string[] = []
  visit(blocks, rules)
  const text = rules.join('')
  return text ? `@layer instance{${text}}` : ''
}

function visit(blocks: readonly Block[], rules: string[]): void {
  for (const block of blocks) {
    if (!isRecord(block) || block.do_not_render) continue
    if (isRecord(block.state)) {
      const name = styleClassOf(block)
      if (name) rules.push(...rulesOf(`.${name}`, block.state))
    }
    if (Array.isArray(block.children)) visit(block.children, rules)
  }
}

function rulesOf(selector: string, state: SharedState): string[] {
  const own = {
    ...(isRecord(state.style) ? state.style : {}),
    ...(state.font_size ? { 'font-size': state.font_size } : {}),
    ...(state.font_color ? { color: state.font_color } : {}),
    ...(state.font_family ? { 'font-family': state.font_family } : {}),
  }
  const rules = [declare(selector, '', own)]
  if (isRecord(state.style_at)) {
    for (const [breakpoint, byState] of Object.entries(state.style_at)) {
      if (!isRecord(byState)) continue
      const media = Object.hasOwn(breakpoints, breakpoint) ? breakpoints[breakpoint] : undefined
      if (!media && breakpoint !== 'all') continue
      const inner = Object.entries(byState)
        .map(([name, style]) => {
          const pseudo = Object.hasOwn(states, name) ? states[name] : name === 'normal' ? '' : undefined
          return pseudo === undefined || !isRecord(style) ? '' : declare(selector, pseudo, style)
        })
        .join('')
      if (inner) rules.push(media ? `@media ${media}{${inner}}` : inner)
    }
  }
  return rules
}

/** Text properties go to the view's element, the rest to the block's. */
function declare(selector: string, pseudo: string, style: Record<string, unknown>): string {
  const box: string[] = []
  const text: string[] = []
  for (const [name, value] of Object.entries(style)) {
    const property = allowedProperty(name)
    if (!property || !isAllowedValue(value)) continue
    ;(isTextProperty(property) ? text : box).push(`${property}:${String(value).trim()}`)
  }
  const rule = (target: string, lines: string[]) => (lines.length > 0 ? `${target}{${lines.join(';')}}` : '')
  return rule(`${selector}${pseudo}`, box) + rule(`${selector}${pseudo}>*`, text)
}

function hasKeys(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length > 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
