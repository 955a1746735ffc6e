/**
 * Fills the collections of a page before it is drawn: the card of each is there once for every entry, with what the entry
 * says in its blocks. What draws blocks knows nothing of it.
 */
import { bindingsOf, filledBlock } from '#blocks/binding.ts'
import type { Block } from '#blocks/block.ts'
import type { CollectionData } from '#blocks/collection/data.ts'
import { definitions } from '#blocks/registry.ts'
import type { SourceContext } from '#blocks/source.ts'
import { readCollection } from '#features/content/index.ts'

/** A collection in the card of another one, and one in that: more nobody reads. */
const deepest = 3

/** The collections of one page, while it is made. */
export interface CollectionFilling {
  context: SourceContext
  /** What was asked for already: two that ask for the same ask once. */
  answers: Map<string, Promise<CollectionData>>
  /** By the id of the block, as its view gets it. */
  data: Map<string, CollectionData>
}

export function collectionFilling(context: SourceContext): CollectionFilling {
  return { context, answers: new Map(), data: new Map() }
}

/** Returns the blocks with the cards of their collections; those that hold none are returned as they are. */
export function withCollections(blocks: readonly Block[], filling: CollectionFilling): Promise<Block[]> {
  return fillAll(blocks, filling, 0)
}

async function fillAll(
  blocks: readonly Block[],
  filling: CollectionFilling,
  depth: number,
): Promise<Block[]> {
  if (!blocks.some(holdsCollection)) return [...blocks]
  return Promise.all(blocks.map((block) => fillIn(block, filling, depth)))
}

const known = new WeakMap<Block, boolean>()

function holdsCollection(block: Block): boolean {
  if (typeof block !== 'object' || block === null || block.do_not_render) return false
  if (block.type === 'collection') return true
  if (!Array.isArray(block.children) || block.children.length === 0) return false
  const before = known.get(block)
  if (before !== undefined) return before
  const holds = block.children.some(holdsCollection)
  // Only what cannot change any more is remembered.
  if (Object.isFrozen(block)) known.set(block, holds)
  return holds
}

async function fillIn(block: Block, filling: CollectionFilling, depth: number): Promise<Block> {
  // The block itself, not a copy: what is drawn of it may be known by its identity.
  if (!holdsCollection(block)) return block
  if (block.type !== 'collection')
    return { ...block, children: await fillAll(block.children, filling, depth) }
  const { context } = filling
  const definition = definitions.get(block.type)
  const request =
    depth < deepest
      ? definition?.needs?.(
          { ...definition.defaults, ...block.state },
          { postId: context.page.postId, path: context.page.path, page: 1 },
        )
      : null
  const cards = Array.isArray(block.children) ? block.children : []
  const [first] = cards
  if (!request || !first) return { ...block, children: [] }
  const answer = await read(request.arguments, fieldsIn(cards), filling)
  filling.data.set(block.id, answer)
  const children = answer.items.flatMap((entry, index) => {
    const card = filledBlock(definitions, cards[index % cards.length] ?? first, entry, index)
    return card ? [card] : []
  })
  return { ...block, children: await fillAll(children, filling, depth + 1) }
}

function read(
  args: Record<string, unknown>,
  fields: ReadonlySet<string>,
  { context, answers }: CollectionFilling,
): Promise<CollectionData> {
  const key = JSON.stringify([args, [...fields].toSorted()])
  const reading = answers.get(key) ?? readCollection(context, args, fields)
  answers.set(key, reading)
  return reading
}

/** The fields that cards show. */
function fieldsIn(blocks: readonly Block[], found = new Set<string>()): ReadonlySet<string> {
  for (const { type, state, children } of blocks) {
    for (const { field } of Object.values(bindingsOf(state))) found.add(field)
    if (type !== 'collection') fieldsIn(children, found)
  }
  return found
}
