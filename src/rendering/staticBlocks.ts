/**
 * Blocks that always draw the same: nothing in them asks for data or for the rest of the document, none can be switched off,
 * and they are frozen, as the content of a published version is. What they draw is remembered as long as the version is.
 */
import type { Block, PageContext } from '#blocks/block.ts'
import { definitions, isOfPlugin } from '#blocks/registry.ts'
import type { StyleRules } from '#blocks/shell/compileStyles.ts'

export interface DrawnBlock {
  html: string
  islands: readonly string[]
  styles: StyleRules
}

interface Remembered extends DrawnBlock {
  /** The context of the page and the place among the siblings that it was drawn for. */
  key: string
}

const stillness = new WeakMap<Block, boolean>()
const drawn = new WeakMap<Block, Remembered>()

export function isStill(block: Block): boolean {
  if (typeof block !== 'object' || block === null || !Object.isFrozen(block)) return false
  const known = stillness.get(block)
  if (known !== undefined) return known
  const definition = definitions.get(block.type)
  const asks =
    definition?.needs !== undefined ||
    definition?.fromDocument !== undefined ||
    block.type === 'content-slot' ||
    isOfPlugin(block.type)
  const still = !asks && (!Array.isArray(block.children) || block.children.every(isStill))
  stillness.set(block, still)
  return still
}

/** What of the page a block can show, as one word. */
export function pageContextKey({
  path,
  origin,
  postId,
  title,
  siteName,
  currency,
  isCanvas,
  isPreview,
}: PageContext): string {
  return JSON.stringify([
    path,
    origin,
    postId,
    title,
    siteName,
    currency.code,
    currency.symbol,
    currency.exponent,
    isCanvas,
    isPreview,
  ])
}

export function drawnBefore(block: Block, key: string): DrawnBlock | null {
  const known = drawn.get(block)
  return known?.key === key ? known : null
}

export function rememberDrawn(block: Block, key: string, made: DrawnBlock): void {
  drawn.set(block, { ...made, key })
}
