/** Moves in a tree of categories: up, down, one level in or out, or to where it was dropped. */
import type { CategoryView } from '../../schema.ts'
import { categoryTree } from './categoryTree.ts'

export interface Placed {
  id: string
  parent_id: string | null
}

export type Move = 'up' | 'down' | 'in' | 'out' | { to: string; place: 'before' | 'inside' | 'after' }

/** Returns the whole order after the move; null where there is nothing to move to, as at an end or into itself. */
export function moveInTree(categories: readonly CategoryView[], id: string, move: Move): Placed[] | null {
  const children = childrenOf(categories)
  const parent = parentOf(children, id)
  const siblings = children.get(parent) ?? []
  const index = siblings.indexOf(id)
  if (index < 0) return null
  const without = siblings.toSpliced(index, 1)
  const put = (under: string | null, at: number) => {
    if (under !== null && isBelow(children, under, id)) return null
    children.set(parent, without)
    const list = children.get(under) ?? []
    children.set(under, list.toSpliced(at, 0, id))
    return flat(children)
  }
  if (move === 'up') return index === 0 ? null : put(parent, index - 1)
  if (move === 'down') return index === siblings.length - 1 ? null : put(parent, index + 1)
  if (move === 'in') {
    const above = siblings[index - 1]
    return above === undefined ? null : put(above, children.get(above)?.length ?? 0)
  }
  if (move === 'out') {
    if (parent === null) return null
    const over = parentOf(children, parent)
    return put(over, (children.get(over) ?? []).indexOf(parent) + 1)
  }
  if (move.to === id) return null
  if (move.place === 'inside') return put(move.to, children.get(move.to)?.length ?? 0)
  const over = parentOf(children, move.to)
  const list = over === parent ? without : (children.get(over) ?? [])
  return put(over, list.indexOf(move.to) + (move.place === 'after' ? 1 : 0))
}

function childrenOf(categories: readonly CategoryView[]): Map<string | null, string[]> {
  const known = new Set(categories.map((category) => category.id))
  const children = new Map<string | null, string[]>()
  for (const { category, depth } of categoryTree(categories)) {
    if (category.id === '') continue
    const parent =
      depth > 0 && category.parent_id && known.has(category.parent_id) ? category.parent_id : null
    children.set(parent, [...(children.get(parent) ?? []), category.id])
  }
  return children
}

function parentOf(children: ReadonlyMap<string | null, readonly string[]>, id: string): string | null {
  for (const [parent, ids] of children) if (ids.includes(id)) return parent
  return null
}

/** True where `id` is the other one or is somewhere below it. */
function isBelow(
  children: ReadonlyMap<string | null, readonly string[]>,
  id: string,
  other: string,
): boolean {
  return id === other || (children.get(other) ?? []).some((child) => isBelow(children, id, child))
}

function flat(
  children: ReadonlyMap<string | null, readonly string[]>,
  parent: string | null = null,
): Placed[] {
  return (children.get(parent) ?? []).flatMap((id) => [{ id, parent_id: parent }, ...flat(children, id)])
}
