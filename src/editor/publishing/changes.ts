/**
 * What differs between the page that visitors read and the one on the screen: data in, data out. A block that came or went
 * is one change with all it holds; one that came into a new block, or stayed where its holder went, has not moved by itself.
 */
import { isRecord } from '#platform/isRecord.ts'
import type { StoredBlock } from '../model/serialise.ts'
import type { EditorMeta, PostFields } from '../post.ts'
import { same } from '../saving/same.ts'

export interface BlockChange {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  id: string
  type: string
  /** As it is now; one that was removed as it was. */
  block: StoredBlock
  /** As visitors read it; undefined for one that is new. */
  before: StoredBlock | undefined
  /** Settings that differ. */
  keys: readonly string[]
  /** It stands elsewhere, beside what else changed of it. */
  isMoved: boolean
}

export interface FieldChange {
  kind: 'field'
  /** A field of the post, or a meta of that name. */
  name: PlainField | `meta:${string}`
  from: unknown
  to: unknown
}

const plainFields = [
  'title',
  'slug',
  'description',
  'category',
  'tags',
  'terms',
  'parent_id',
  'layout',
  'jxt_layout_template',
  'unpublish_at',
] as const satisfies readonly (keyof PostFields)[]
export type PlainField = (typeof plainFields)[number]

export type PageChange = BlockChange | FieldChange

export interface PageState {
  fields: PostFields
  value: readonly StoredBlock[]
}

/** Fields first, then blocks in the order of the page; one that was removed where it was. */
export function pageChanges(live: PageState, now: PageState): PageChange[] {
  return [...fieldChanges(live.fields, now.fields), ...blockChanges(live.value, now.value)]
}

function fieldChanges(live: PostFields, now: PostFields): FieldChange[] {
  const plain = plainFields.flatMap((name): FieldChange[] =>
    same(live[name], now[name]) || (name === 'title' && now.title.trim() === live.title)
      ? []
      : [{ kind: 'field', name, from: live[name], to: now[name] }],
  )
  const [before, after] = [shownMetas(live.metas), shownMetas(now.metas)]
  const names = new Set([...before.keys(), ...after.keys()])
  return [
    ...plain,
    ...[...names].flatMap((name): FieldChange[] => {
      const [from, to] = [before.get(name) ?? '', after.get(name) ?? '']
      return from === to ? [] : [{ kind: 'field', name: `meta:${name}`, from, to }]
    }),
  ]
}

/** What is on the shelf is no part of a version: it changes with every sale. */
const isOfStock = (name: string) => name === 'product_stock_seen' || /^product_(.+_)?quantity$/.test(name)

const shownMetas = (metas: readonly EditorMeta[]): Map<string, string> =>
  new Map(
    metas.filter(({ name }) => name.trim() !== '' && !isOfStock(name)).map((one) => [one.name, one.value]),
  )

interface Placed {
  block: StoredBlock
  type: string
  /** '' at the top level. */
  parent: string
  children: readonly string[]
}

type Flat = ReadonlyMap<string, Placed>

function flattened(value: readonly StoredBlock[]): { flat: Flat; top: readonly string[] } {
  const flat = new Map<string, Placed>()
  const walk = (blocks: readonly StoredBlock[], parent: string): string[] =>
    blocks.map((block) => {
      const id = String(block.id)
      flat.set(id, { block, type: String(block.type), parent, children: [] })
      const children = walk(childrenOf(block), id)
      flat.set(id, { block, type: String(block.type), parent, children })
      return id
    })
  return { top: walk(value, ''), flat }
}

export const childrenOf = (block: StoredBlock): readonly StoredBlock[] =>
  Array.isArray(block.children) ? block.children.filter(isRecord) : []

export const stateOf = (block: StoredBlock): Record<string, unknown> =>
  isRecord(block.state) ? block.state : {}

function blockChanges(live: readonly StoredBlock[], now: readonly StoredBlock[]): BlockChange[] {
  const before = flattened(live)
  const after = flattened(now)
  const moved = movedAmongSiblings(before, after)
  const changeOf = (id: string): BlockChange | null => {
    const is = after.flat.get(id)
    const was = before.flat.get(id)
    if (!is) return null
    const { block, type, parent } = is
    if (!was) {
      // What holds it is told already.
      if (parent !== '' && !before.flat.has(parent)) return null
      return { kind: 'added', id, type, block, before: undefined, keys: [], isMoved: false }
    }
    const keys = differingKeys(was.block, block)
    const isElsewhere =
      parent !== was.parent &&
      (parent === '' || before.flat.has(parent)) &&
      (was.parent === '' || after.flat.has(was.parent))
    const isMoved = isElsewhere || moved.has(id)
    if (keys.length === 0 && !isMoved) return null
    return { kind: keys.length > 0 ? 'changed' : 'moved', id, type, block, before: was.block, keys, isMoved }
  }
  const goneOf = (id: string): BlockChange | null => {
    const was = before.flat.get(id)
    if (!was || after.flat.has(id) || (was.parent !== '' && !after.flat.has(was.parent))) return null
    const { block, type } = was
    return { kind: 'removed', id, type, block, before: block, keys: [], isMoved: false }
  }
  const found: BlockChange[] = []
  const add = (change: BlockChange | null) => void (change && found.push(change))
  const walk = (parent: string): void => {
    const ids = parent === '' ? after.top : (after.flat.get(parent)?.children ?? [])
    const old = parent === '' ? before.top : (before.flat.get(parent)?.children ?? [])
    // Those that went are told behind the last one before them that stayed.
    const isHere = new Set(ids)
    const goneAfter = new Map<string, string[]>()
    let last = ''
    for (const id of old) {
      if (isHere.has(id)) last = id
      else if (!after.flat.has(id)) goneAfter.set(last, [...(goneAfter.get(last) ?? []), id])
    }
    goneAfter.get('')?.forEach((id) => add(goneOf(id)))
    for (const id of ids) {
      add(changeOf(id))
      walk(id)
      goneAfter.get(id)?.forEach((gone) => add(goneOf(gone)))
    }
  }
  walk('')
  return found
}

/** Written by the editor itself: the version of a block's settings is nothing that a person changed. */
const unsaid: ReadonlySet<string> = new Set(['id', 'type', 'state', 'children', 'v'])

function differingKeys(was: StoredBlock, is: StoredBlock): string[] {
  const differing = (one: Record<string, unknown>, other: Record<string, unknown>) =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
      (key) => !same(asServerWrites(one[key]), asServerWrites(other[key])),
    )
  const isLeftOut = (block: StoredBlock) => block.do_not_render === true
  return [
    ...(was.type === is.type ? [] : ['type']),
    ...differing(stateOf(was), stateOf(is)),
    ...differing(was, is).filter((key) => !unsaid.has(key) && key !== 'do_not_render'),
    ...(isLeftOut(was) === isLeftOut(is) ? [] : ['do_not_render']),
  ]
}

/** A browser writes breaks, fixed spaces and links of a text in another way than the server that cleans it. */
function asServerWrites(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asServerWrites)
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asServerWrites(one)]))
  if (typeof value !== 'string') return value
  return value
    .replaceAll('<br>', '<br />')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/<a ([^>]*)>/g, (_, attributes: string) => {
      const named = attributes.match(/[\w-]+="[^"]*"/g) ?? []
      // The server adds that the page which opens in a new tab does not get hold of this one.
      return `<a ${named
        .filter((one) => !one.startsWith('rel='))
        .toSorted()
        .join(' ')}>`
    })
}

interface Whole {
  flat: Flat
  top: readonly string[]
}

/** The fewest blocks that, taken out, leave the others of each holder in their old order. */
function movedAmongSiblings(before: Whole, after: Whole): Set<string> {
  const moved = new Set<string>()
  const lists = [after.top, ...[...after.flat.values()].map(({ children }) => children)]
  for (const ids of lists) {
    const parent = ids[0] === undefined ? '' : (after.flat.get(ids[0])?.parent ?? '')
    const old = parent === '' ? before.top : (before.flat.get(parent)?.children ?? [])
    const placeOf = new Map(old.map((id, index) => [id, index]))
    const stayed = ids.filter((id) => placeOf.has(id))
    const kept = longestRising(stayed.map((id) => placeOf.get(id) ?? 0))
    stayed.forEach((id, index) => kept.has(index) || moved.add(id))
  }
  return moved
}

/** The indexes of the longest rising sequence: what is not in it was moved. */
function longestRising(places: readonly number[]): Set<number> {
  /** The index at which a sequence of each length ends lowest. */
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  places.forEach((place, index) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((places[ends[middle] ?? 0] ?? 0) < place) low = middle + 1
      else high = middle
    }
    previous[index] = ends[low - 1]
    ends[low] = index
  })
  const kept = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) kept.add(at)
  return kept
}
