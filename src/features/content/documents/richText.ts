/** Sanitises the rich text of blocks on save: which settings hold it, and that a long one keeps nobody waiting. */
import type { Block } from '#blocks/block.ts'
import { problem } from '../problems.ts'
import { cleanInThread } from './textWork.ts'
import { blockClassOf } from './blockDefinitions.ts'
import { cleanMarkup } from './cleanMarkup.ts'
import { documentFaults } from './texts/documentFaults.ts'

/** Keys of known blocks that hold markup beside the definition's textKey. */
const markupKeys: Record<string, readonly string[]> = { list: ['items'], card: ['text'], table: ['cells'] }

/** Characters of markup that are cleaned where they are: a few milliseconds. More goes to a thread of its own. */
const shortWork = 16_000

function keysOf(type: string): readonly string[] {
  const definition = blockClassOf(type)
  // Blocks of unknown types are left as they are.
  if (!definition) return []
  return [...(definition.textKey ? [definition.textKey] : []), ...(markupKeys[type] ?? [])]
}

/** Returns the setting with each of its texts changed. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]))
  }
  return value
}

/** Returns the state with its rich text changed. */
function mapState(
  type: string,
  state: Record<string, unknown>,
  change: (text: string) => string,
): Record<string, unknown> {
  const keys = keysOf(type).filter((key) => key in state)
  return keys.length === 0
    ? state
    : { ...state, ...Object.fromEntries(keys.map((key) => [key, mapTexts(state[key], change)])) }
}

/** The state with its rich text cleaned, for few words; null where elements stand too deep in each other, or where it is long. */
export function cleanText(type: string, state: Record<string, unknown>): Record<string, unknown> | null {
  let isClean = true
  const cleaned = mapState(type, state, (text) => {
    const clean = text.length > shortWork ? null : cleanMarkup(text)
    isClean &&= clean !== null
    return clean ?? ''
  })
  return isClean ? cleaned : null
}

interface Found {
  text: string
  block: Block
}

/**
 * Returns the blocks with their rich text cleaned.
 * @throws Problem document.invalid (422) where elements stand too deep in each other, or are too many to be read in time
 */
export async function cleanDocument(blocks: readonly Block[]): Promise<Block[]> {
  const found: Found[] = []
  mapDocument(blocks, (text, block) => {
    found.push({ text, block })
    return text
  })
  const texts = found.map(({ text }) => text)
  const total = texts.reduce((sum, text) => sum + (/[<&>]/.test(text) ? text.length : 0), 0)
  if (total === 0) return [...blocks]
  const cleaned = total > shortWork ? await cleanInThread(texts) : texts.map(cleanMarkup)
  if (cleaned === null)
    throw problem('document.invalid', {
      reason: documentFaults.too_many_elements,
    })
  const deep = found[cleaned.indexOf(null)]
  if (deep) {
    throw problem('document.invalid', {
      reason: documentFaults.elements_too_deep,
      block: deep.block.id,
      type: deep.block.type,
    })
  }
  let next = 0
  return mapDocument(blocks, () => cleaned[next++] ?? '')
}

/** Parents before children, settings in the order of their keys: the same order each time. */
function mapDocument(blocks: readonly Block[], change: (text: string, block: Block) => string): Block[] {
  return blocks.map((block) => ({
    ...block,
    state: mapState(block.type, block.state, (text) => change(text, block)),
    children: mapDocument(block.children, change),
  }))
}
