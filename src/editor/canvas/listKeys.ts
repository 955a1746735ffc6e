/** Keys of a text with lists: what listEditing.ts does, and where an entry leaves the list for a paragraph of the page. */
import type { Node } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { boxClass } from '#blocks/list/tasks.ts'
import {
  cutOut,
  isInList,
  joinedNext,
  type ListKind,
  nested,
  ofKind,
  outOfList,
  split,
  ticked,
} from './listEditing.ts'

export { leaveList } from '../model/listBlocks.ts'
export { backspaceAtStart, deleteAtEnd, pushDown } from './joins.ts'

/** A press on the box of a task. Returns whether it was one. */
export function tickedBy(view: EditorView, event: MouseEvent): boolean {
  const { target } = event
  if (!(target !== null && 'className' in target && target.className === boxClass)) return false
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
  const made = ticked(view.state, place)
  if (made) view.dispatch(made)
  event.preventDefault()
  return made !== null
}

export interface ListKeys {
  /** Whether the caret is in a list. */
  holds(state: EditorState): boolean
  enter: Command
  tick: Command
  nest(step: 1 | -1): Command
  /** One level up; out of the list where that is the last. */
  lift: Command
  /** Delete at the end of an entry. */
  remove: Command
  turn(kind: ListKind): Command
}

/** What an entry does to the document. */
interface ListActions {
  /** Its words are a paragraph between what was before and behind it. False: not in this block. */
  leaveList(before: string | null, words: string, after: string | null): boolean
}

export function listKeys({ leaveList }: ListActions, html: (part: Node) => string): ListKeys {
  const lift: Command = (state, dispatch) => {
    const out = nested(state, -1)
    if (out) {
      dispatch?.(out)
      return true
    }
    const cut = cutOut(state)
    if (!cut) return false
    const part = (some: Node | null) => some && html(some)
    if (leaveList(part(cut.before), html(cut.words), part(cut.after))) return true
    const alone = outOfList(state)
    if (alone) dispatch?.(alone)
    return true
  }
  const enter: Command = (state, dispatch) => {
    if (!isInList(state)) return false
    if (state.selection.empty && state.selection.$from.parent.content.size === 0) return lift(state, dispatch)
    dispatch?.(split(state))
    return true
  }
  // Tab never leaves a list for the next button: Esc and then Tab does.
  const nest =
    (step: 1 | -1): Command =>
    (state, dispatch) => {
      if (!isInList(state)) return false
      const made = nested(state, step)
      if (made) dispatch?.(made)
      return true
    }
  const tick: Command = (state, dispatch) => {
    const made = ticked(state)
    if (made) dispatch?.(made)
    return made !== null
  }
  return {
    holds: isInList,
    enter,
    tick,
    nest,
    lift,
    remove(state, dispatch) {
      const joined = joinedNext(state)
      if (joined) dispatch?.(joined)
      return joined !== null
    },
    turn: (kind) => (state, dispatch) => {
      const made = ofKind(state, kind)
      if (!made) return isInList(state) && lift(state, dispatch)
      dispatch?.(made)
      return true
    },
  }
}
