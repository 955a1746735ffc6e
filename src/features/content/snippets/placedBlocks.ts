/**
 * Blocks that are in other posts and are placed by reference: reusable blocks and snippets. Before a page is drawn,
 * `withPlacedBlocks` puts them where they are placed, as children with ids of their own.
 */
import { z } from 'zod'
import type { Block } from '#blocks/block.ts'
import type { PlacedData } from '#blocks/reusable/data.ts'
import { type Override, readVariants, variantsMeta } from '#blocks/reusable/variants.ts'
import type { Db, Platform } from '#platform/context.ts'
import { blockClassOf, mayHoldCode } from '../documents/blockDefinitions.ts'
import { cleanText } from '../documents/richText.ts'
import { checkState } from '../documents/safeState.ts'
import { findLiveById, isId } from '../posts/readPost.ts'
import { readSnippet } from './storedSnippet.ts'

const override = z.object({ block: z.string().min(1), key: z.string().optional(), value: z.json() })

/** Each is looked for in every block of the component. */
const maxOverrides = 200

const request = z.object({
  type: z.enum(['component', 'sniplet']),
  id: z.string(),
  variant: z.string().catch('').default(''),
  overrides: z.array(override).max(maxOverrides).catch([]).default([]),
})

/** A component in a component in a component …: more than this is a circle, or a mistake. */
const deepest = 5
/** Blocks that may be placed on one page, wherever they come from: ten components of ten components each grow fast. */
const maxPlaced = 10_000

/** What a reference shows; null where the post is not published or not of that type. */
export async function placedBlocks(
  platform: Pick<Platform, 'clock'>,
  db: Db,
  asked: unknown,
): Promise<PlacedData | null> {
  const wanted = request.safeParse(asked)
  if (!wanted.success || !isId(wanted.data.id)) return null
  const { type, id, variant, overrides } = wanted.data
  const post = await findLiveById(db, id, platform.clock.now())
  if (!post || post.type !== type) return null
  if (type === 'component') {
    const variants = readVariants(post.metas.find(({ name }) => name === variantsMeta)?.value)
    const ofVariant = variants.find((one) => one.id === variant)?.values ?? []
    const blocks = withOverrides(post.value, [...ofVariant.slice(0, maxOverrides), ...overrides])
    return { title: post.title, blocks, frame: null }
  }
  const { kind, code } = readSnippet(post.metas)
  if (kind === 'component') return { title: post.title, blocks: [], frame: `/component/${post.id}` }
  const blocks = kind === 'html' ? [{ id: 'code', type: 'html', state: { code }, children: [] }] : post.value
  return { title: post.title, blocks, frame: null }
}

/** Returns the blocks with what is placed in them; those that place nothing are returned as they are. */
export async function withPlacedBlocks(platform: Platform, blocks: readonly Block[]): Promise<Block[]> {
  return placeAll({ platform, left: maxPlaced, known: new Map() }, blocks, [])
}

/** One page's placing. */
interface Placing {
  platform: Platform
  /** Blocks that may still be placed. */
  left: number
  /** What was read for this page already, by what was asked. */
  known: Map<string, Promise<PlacedData | null>>
}

async function placeAll(
  placing: Placing,
  blocks: readonly Block[],
  above: readonly string[],
): Promise<Block[]> {
  if (!blocks.some(placesAnything)) return [...blocks]
  return Promise.all(blocks.map((block) => placeIn(placing, block, above)))
}

function placed(placing: Placing, asked: unknown): Promise<PlacedData | null> {
  const key = JSON.stringify(asked)
  const reading = placing.known.get(key) ?? placedBlocks(placing.platform, placing.platform.db, asked)
  placing.known.set(key, reading)
  return reading
}

function countOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + 1 + countOf(block.children), 0)
}

function placesAnything(block: Block): boolean {
  if (typeof block !== 'object' || block === null || block.do_not_render) return false
  return referenceOf(block) !== null || (Array.isArray(block.children) && block.children.some(placesAnything))
}

async function placeIn(placing: Placing, block: Block, above: readonly string[]): Promise<Block> {
  // The block itself, not a copy: what is drawn of it may be known by its identity.
  if (!placesAnything(block)) return block
  const asked = referenceOf(block)
  if (asked === null) {
    const hasChildren = Array.isArray(block.children) && block.children.length > 0
    return hasChildren ? { ...block, children: await placeAll(placing, block.children, above) } : block
  }
  const unplaced = { ...block, children: [] }
  if (above.length >= deepest || above.includes(asked.id)) return unplaced
  const found = await placed(placing, asked)
  if (!found || found.frame !== null) return unplaced
  placing.left -= countOf(found.blocks)
  if (placing.left < 0) return unplaced
  const [inner, own] = await Promise.all([
    placeAll(placing, found.blocks, [...above, asked.id]),
    placeAll(placing, Array.isArray(block.children) ? block.children : [], above),
  ])
  const slots = slotContents(own)
  return { ...block, children: inner.map((child) => renamed(child, block.id, slots)) }
}

/** What is put in the slots of a component, by the id of the slot. */
function slotContents(blocks: readonly Block[]): ReadonlyMap<string, Block[]> {
  return new Map(
    blocks.flatMap(({ type, state, children, do_not_render: isOff }) =>
      type === 'slot-content' && typeof state.slot === 'string' && children.length > 0 && !isOff
        ? [[state.slot, children]]
        : [],
    ),
  )
}

/** What a block places; null for a block that places nothing. */
function referenceOf({ type, state }: Block): { type: string; id: string; [asked: string]: unknown } | null {
  if (typeof state !== 'object' || state === null) return null
  if (type === 'reusable' && typeof state.component_id === 'string' && state.component_id) {
    const { component_id: id, variant, overrides } = state
    return { type: 'component', id, variant, overrides }
  }
  return type === 'snippet' && typeof state.snippet_id === 'string' && state.snippet_id
    ? { type: 'sniplet', id: state.snippet_id }
    : null
}

/**
 * One component may be placed twice on a page: its blocks are told apart by the block that places them. What is in a slot are
 * blocks of the page itself.
 */
function renamed(block: Block, prefix: string, slots: ReadonlyMap<string, Block[]>): Block {
  const put = block.type === 'slot' ? slots.get(block.id) : undefined
  return {
    ...block,
    id: `${prefix}-${block.id}`.slice(-64),
    children: put ?? block.children.map((child) => renamed(child, prefix, slots)),
  }
}

function withOverrides(blocks: readonly Block[], overrides: readonly Override[]): Block[] {
  if (overrides.length === 0) return [...blocks]
  return blocks.map((block) => {
    const own = overrides.filter(({ block: name }) => name === block.id || name === block.state.element_id)
    const { exposed: _, ...state } = own.reduce(
      (before, one) => overridden(block.type, before, one),
      block.state,
    )
    return { ...block, state, children: withOverrides(block.children, overrides) }
  })
}

/** The state with one setting that is other here. What a save would refuse, and code, is left as it stands in the component. */
function overridden(type: string, state: Block['state'], { key: named, value }: Override): Block['state'] {
  const definition = blockClassOf(type)
  const key = named || definition?.textKey
  if (!definition || !key || mayHoldCode(type)) return state
  // Every block can be hidden, whatever its type.
  if (key === 'is_hidden') return { ...state, is_hidden: typed(value, false) === true }
  if (!Object.hasOwn(definition.state.shape, key)) return state
  const changed = { [key]: value === null ? undefined : typed(value, state[key] ?? definition.defaults[key]) }
  const whole = { ...definition.defaults, ...ownKeys(definition.state.shape, state), ...changed }
  if (!definition.state.safeParse(whole).success || !isSafe(changed, definition.textKey)) return state
  const cleaned = cleanText(type, changed)
  return cleaned ? { ...state, ...cleaned } : state
}

/** What was written as words, in the kind of the setting that it stands for. */
function typed(value: unknown, like: unknown): unknown {
  if (typeof value !== 'string') return value
  if (typeof like === 'boolean') return value === 'true' || value === 'yes'
  return typeof like === 'number' ? Number(value) : value
}

function ownKeys(shape: Record<string, unknown>, state: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(state).filter(([key]) => Object.hasOwn(shape, key)))
}

function isSafe(state: Record<string, unknown>, textKey: string | undefined): boolean {
  try {
    checkState(state, textKey, {})
    return true
  } catch {
    // What a block may not carry is not shown here either.
    return false
  }
}
