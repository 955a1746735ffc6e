/**
 * May a block of this type stand in that parent? The one rule that the editor's insert menu, drag and drop, keyboard
 * moves, paste and the server's save share (F-EDIT-04). Plain data in, an answer with its reason out.
 */
import { dropping } from './texts/dropping.ts'
import type { Accepts } from './defineBlock.ts'

/** Levels of blocks within blocks that a post may have. */
export const maximumBlockDepth = 32

export type DropAnswer = { ok: true } | { ok: false; reason: string }

/** What the rule needs to know of a block type; an unknown type is `undefined`. */
export interface DropClass {
  type: string
  label: string
  accepts: Accepts
  parents?: readonly string[]
}

export interface DropQuestion {
  /** The class of what is dropped; undefined for a type this site does not know. */
  child: DropClass | undefined
  childType: string
  /** The class of the parent; null for the top level, undefined for a type this site does not know. */
  parent: DropClass | null | undefined
  /** How many levels are above the new place: 0 at the top level. */
  depth: number
  /** How many levels the dropped block has itself: 1 without children. */
  height: number
}

const yes: DropAnswer = { ok: true }
const no = (reason: string): DropAnswer => ({ ok: false, reason })

/** Answers whether the drop is allowed; a refusal carries one sentence for people. */
export function dropRule({ child, childType, parent, depth, height }: DropQuestion): DropAnswer {
  const name = child?.label ?? childType
  if (depth + height > maximumBlockDepth) return no(dropping.too_deep({ count: maximumBlockDepth }))
  if (parent === undefined) return no(dropping.unknown_parent)
  if (child?.parents && !child.parents.includes(parent?.type ?? '')) {
    return no(dropping.only_in({ block: name, parents: child.parents.join(', ') }))
  }
  return parent === null ? yes : classAllows(parent, childType, name)
}

/** Whether what accepts this may hold a block of that type. */
export const takes = (accepts: Accepts | undefined, type: string): boolean =>
  accepts === 'any' ||
  (typeof accepts === 'object' &&
    ('only' in accepts ? accepts.only.includes(type) : !accepts.except.includes(type)))

function classAllows(parent: DropClass, childType: string, name: string): DropAnswer {
  const { accepts, label } = parent
  if (takes(accepts, childType) || accepts === 'any') return yes
  if (accepts === 'nothing') return no(dropping.takes_none({ block: label }))
  return 'only' in accepts
    ? no(dropping.takes_only({ block: label, children: accepts.only.join(', ') }))
    : no(dropping.does_not_take({ block: label, child: name }))
}
