/**
 * Who may not design writes words and places pictures (`posts.design`): which blocks there are, how they look, in which
 * order they stand and which layout holds them stays as it is stored.
 */
import type { Block } from '#blocks/block.ts'
import { isContentKey } from '#blocks/contentKeys.ts'
import { isRecord } from '#platform/isRecord.ts'
import { problem } from '../problems.ts'
import { blockClassOf } from './blockDefinitions.ts'
import { guarded } from '../texts/guarded.ts'

interface Designed {
  value: readonly Block[]
  layout: string | null
  jxtLayoutTemplate: string
}

interface Stored {
  value: readonly Block[]
  layout: string | null
  jxt_layout_template: string
}

/**
 * @param before the newest version; null for a new post, which begins with one paragraph
 * @param others blocks that are stored elsewhere: the original of a copy, the older version that an autosave began from
 * @throws Problem post.design_fixed (403), with `block` where one can be named
 */
export function guardDesign(content: Designed, before: Stored | null, others: readonly Block[]): void {
  const layout = before?.layout ?? null
  const template = before?.jxt_layout_template ?? 'default'
  const isCopy = others.length > 0 && before === null
  if (!isCopy && (content.layout !== layout || content.jxtLayoutTemplate !== template))
    throw problem('post.design_fixed', { what: guarded.page_layout })
  // A new post and a copy have ids of their own.
  const hasIds = before !== null
  const design = (blocks: readonly Block[]) => designOf(blocks, hasIds)
  const now = design(content.value)
  const known = [
    before ? before.value : [],
    ...(before ? [] : [[emptyParagraph]]),
    ...(others.length > 0 ? [others] : []),
  ].map(design)
  if (known.some((one) => same(one, now))) return
  const [newest = []] = known
  const block = now.find((line, index) => line.text !== newest[index]?.text)
  throw problem('post.design_fixed', {
    what: guarded.block_looks,
    ...(block ? { block: block.id } : {}),
  })
}

interface Line {
  id: string
  /** Everything of a block but its words and pictures, and where it is. */
  text: string
}

const emptyParagraph: Block = { id: '', type: 'paragraph', state: {}, children: [] }

/** The design of a document as lines, in reading order. */
function designOf(blocks: readonly Block[], hasIds: boolean, depth = 0): Line[] {
  return blocks.flatMap((block) => {
    const { id, children, state, ...own } = block
    const definition = blockClassOf(block.type)
    const kept = definition
      ? Object.entries(state).filter(([key]) => !isContentKey(definition, key))
      : Object.entries(state)
    const text = canonical({ ...own, ...(hasIds ? { id } : {}), state: Object.fromEntries(kept), depth })
    return [{ id, text }, ...designOf(children, hasIds, depth + 1)]
  })
}

const same = (one: readonly Line[], other: readonly Line[]) =>
  one.length === other.length && one.every(({ text }, index) => text === other[index]?.text)

/** Without the order of keys, and without what is absent. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, one]) => one !== undefined && one !== false)
  return `{${entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)
    .join()}}`
}
