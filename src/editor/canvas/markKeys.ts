/** Keys of texts and of cells: marks, links, line breaks, undo. */
import { chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Schema } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import type { TextActions } from './textActions.ts'

type Keys = Record<string, Command>

export const hardBreakKey: Command = chainCommands(exitCode, (state, dispatch) => {
  const node = state.schema.nodes.hard_break
  if (node && dispatch) dispatch(state.tr.replaceSelectionWith(node.create()).scrollIntoView())
  return true
})

export function markKeys(actions: TextActions, schema: Schema): Keys {
  const bind = (name: string): Command => {
    const type = schema.marks[name]
    return type ? toggleMark(type) : () => false
  }
  const aligned =
    (to: 'start' | 'center' | 'end'): Command =>
    () => {
      actions.align(to)
      return true
    }
  const keys: Keys = {
    'Mod-b': bind('strong'),
    'Mod-i': bind('em'),
    'Mod-u': bind('u'),
    'Mod-e': bind('code'),
    'Mod-Shift-x': bind('s'),
    'Mod-\\': ({ selection: { from, to }, tr }, dispatch) => {
      dispatch?.(tr.removeMark(from, to).setStoredMarks([]))
      return true
    },
    'Mod-Shift-l': aligned('start'),
    'Mod-Shift-e': aligned('center'),
    'Mod-Shift-r': aligned('end'),
    // Without selected words, and in no link, the key is the palette's.
    'Mod-k': ({ selection }, _dispatch, view) => {
      if (!view || (selection.empty && !schema.marks.link?.isInSet(selection.$from.marks()))) return false
      actions.editLink(view)
      return true
    },
  }
  return keys
}

/** What the text has no more to undo is the document's; so is what was done since it was written in. */
export function undoKeys(actions: TextActions): Keys {
  const undoKey: Command = (state, dispatch) =>
    undoDepth(state) > 0 && actions.isEdited() ? undo(state, dispatch) : actions.undoBeyond()
  const redoKey: Command = (state, dispatch) =>
    redoDepth(state) > 0 ? redo(state, dispatch) : actions.redoBeyond()
  const keys: Keys = { 'Mod-z': undoKey, 'Mod-y': redoKey, 'Mod-Shift-z': redoKey }
  return keys
}
