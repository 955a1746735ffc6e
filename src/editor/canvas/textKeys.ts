/** The keys of the active text: marks, lists, undo, and where they leave the text for the document. */
import { chainCommands } from 'prosemirror-commands'
import type { Node, Schema } from 'prosemirror-model'
import { type Command, type EditorState, Selection, TextSelection } from 'prosemirror-state'
import type { ListKind } from './listEditing.ts'
import type { ListKeys } from './listKeys.ts'
import { typedNow } from './loadTyped.ts'
import { hardBreakKey, markKeys, undoKeys } from './markKeys.ts'
import type { TextActions } from './textActions.ts'

interface Text {
  schema: Schema
  /** One line of text, without lists or paragraphs. */
  isRun: boolean
  htmlOf(part: Node): string
  /** Null: it holds no list. */
  lists: ListKeys | null
}

type Keys = Record<string, Command>

/** Returns what each key does. */
export function textKeys(actions: TextActions, text: Text): Keys {
  const keys: Keys = {
    ...edgeKeys(actions, text),
    ...listKeysOf(actions, text),
    ...markKeys(actions, text.schema),
    ...undoKeys(actions),
  }
  return keys
}

const firstPosition = ({ doc }: EditorState): number => Selection.atStart(doc).from
const lastPosition = ({ doc }: EditorState): number => Selection.atEnd(doc).to

/** Home on the first line: Chromium leaves the caret where it is where the text has no other line. */
const toStart =
  (isExtending: boolean): Command =>
  ({ selection, doc, tr }, dispatch, view) => {
    if (view?.endOfTextblock('up') !== true) return false
    const start = selection.$head.start()
    dispatch?.(tr.setSelection(TextSelection.create(doc, isExtending ? selection.anchor : start, start)))
    return true
  }

/** Up and down to a line without words: Chromium leaves the caret where it is. */
const intoEmptyLine =
  (direction: 'up' | 'down'): Command =>
  ({ selection: { $head }, doc, tr }, dispatch) => {
    if ($head.depth === 0) return false
    const [edge, step] = direction === 'up' ? [$head.before(), -1] : [$head.after(), 1]
    const beside = Selection.findFrom(doc.resolve(edge), step, true)
    if (beside?.$head.parent.content.size !== 0) return false
    dispatch?.(tr.setSelection(beside).scrollIntoView())
    return true
  }

/** Arrows at the edges, Home, what selects beyond the text, and signs that the document takes. */
function edgeKeys(actions: TextActions, { isRun, htmlOf }: Text): Keys {
  const atEdge =
    (direction: 'up' | 'down', key: 'up' | 'down' | 'left' | 'right'): Command =>
    (state, dispatch, view) => {
      if (!state.selection.empty || !view?.endOfTextblock(key, state)) return false
      const { head, $head } = state.selection
      // Up and down leave from anywhere in the first line or the last, whichever entry of a list that is in.
      const isAside = key === 'left' || key === 'right'
      const [start, end] = isAside ? [head, head] : [$head.start(), $head.end()]
      const isEdge = direction === 'up' ? start <= firstPosition(state) : end >= lastPosition(state)
      if (isEdge) return actions.leave(direction)
      return !isAside && intoEmptyLine(direction)(state, dispatch)
    }
  /** Shift and an arrow where the words end; with what is selected reaching from here to there already. */
  const beyond =
    (reach: 'up' | 'down'): Command =>
    (state, _, view) => {
      const { head } = state.selection
      const isEdge = reach === 'up' ? head <= firstPosition(state) : head >= lastPosition(state)
      return isEdge && view?.endOfTextblock(reach, state) === true && actions.selectBlocks(reach)
    }
  /** The text whose words were selected as a whole by their key. */
  let selected: Node | null = null
  const keys: Keys = {
    Home: toStart(false),
    'Shift-Home': toStart(true),
    ArrowUp: atEdge('up', 'up'),
    ArrowLeft: atEdge('up', 'left'),
    ArrowDown: atEdge('down', 'down'),
    ArrowRight: atEdge('down', 'right'),
    'Shift-ArrowUp': beyond('up'),
    'Shift-ArrowDown': beyond('down'),
    // The first press selects the words, also where they are selected from the beginning, as in a new button; the next one the blocks.
    'Mod-a': (state) => {
      const { from, to } = state.selection
      const [first, last] = [firstPosition(state), lastPosition(state)]
      const isNext = from <= first && to >= last && (selected === state.doc || first >= last)
      selected = state.doc
      return isNext && actions.selectBlocks('all')
    },
    Space: ({ doc, selection: { head, empty } }) => {
      const marker = isRun && empty && head > 0 && head < 7 ? doc.textBetween(0, head) : ''
      return marker !== '' && actions.shortcut(marker, htmlOf(doc.cut(head)))
    },
    Escape: () => {
      actions.escape()
      return true
    },
  }
  return keys
}

/** Enter, Tab, Backspace and Delete, and the keys that make lists. */
function listKeysOf(actions: TextActions, { schema, htmlOf, lists }: Text): Keys {
  const splitRun: Command = ({ doc, selection }) => {
    if (schema.nodes.list_item !== undefined) return false
    actions.split(htmlOf(doc.cut(0, selection.from)), htmlOf(doc.cut(selection.to)))
    return true
  }
  const inLists = (key: (keys: ListKeys) => Command): Command => (lists ? key(lists) : () => false)
  const listKey =
    (kind: ListKind): Command =>
    (state, dispatch) =>
      lists ? lists.turn(kind)(state, dispatch) : actions.makeList(kind, htmlOf(state.doc))
  const enter = lists?.enter ?? splitRun
  const keys: Keys = {
    Enter(state, dispatch, view) {
      if (view) typedNow()?.textLeft(view)
      return enter(view?.state ?? state, dispatch, view)
    },
    Tab: inLists(({ nest }) => nest(1)),
    'Shift-Tab': inLists(({ nest }) => nest(-1)),
    'Mod-Enter': chainCommands(
      inLists(({ tick }) => tick),
      actions.addSection,
    ),
    'Shift-Enter': hardBreakKey,
    Backspace(state, dispatch) {
      const { selection } = state
      if (!selection.empty) return false
      if (lists?.holds(state)) return selection.$from.parentOffset === 0 && lists.lift(state, dispatch)
      if (selection.head > firstPosition(state)) return false
      return actions.backspaceAtStart(htmlOf(state.doc))
    },
    Delete: (state, dispatch, view) =>
      lists?.remove(state, dispatch, view) === true ||
      (state.selection.empty &&
        state.selection.head >= lastPosition(state) &&
        actions.deleteAtEnd(htmlOf(state.doc))),
    'Mod-Shift-7': listKey('numbers'),
    'Mod-Shift-8': listKey('bullets'),
    'Mod-Shift-9': listKey('tasks'),
  }
  return keys
}
