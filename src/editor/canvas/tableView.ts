/**
 * The table that is being written: one ProseMirror view for all its cells. Keys in a cell are undone there; what is done to rows
 * and columns is a step of the document, after which the view begins anew.
 */
import { baseKeymap } from 'prosemirror-commands'
import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { type Command, EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import type { EditorValue } from '../EditorContext.ts'
import { type Axis, insertAt, partsOf, removeAt, type TableParts } from '../model/tableActs.ts'
import { typedNow } from './loadTyped.ts'
import { cellsOfDoc, tableDoc, tableSchema } from './tableSchema.ts'
import { tableBar } from './texts/tableBar.ts'
import { hardBreakKey, markKeys, undoKeys } from './markKeys.ts'
import type { TextActions } from './textActions.ts'
import type { TextHandle } from './textView.ts'

export { isTableLossless } from './tableSchema.ts'

export interface CellPlace {
  row: number
  column: number
}

export interface TableWriting {
  place(): CellPlace
  parts(): Required<TableParts>
  /** Changes settings of the table as one step of Undo, and goes to a cell. */
  act(values: Readonly<Record<string, unknown>>, place?: CellPlace): void
  /** Calls `listener` when the caret goes to another cell. Returns how to stop. */
  onPlace(listener: () => void): () => void
}

const tables = new WeakMap<EditorView, TableWriting>()

/** The table that a view writes; undefined: it writes no table. */
export const tableOf = (view: EditorView | null): TableWriting | undefined =>
  view ? tables.get(view) : undefined

/** What of a table's state its view draws. */
export const drawnTable = (state: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([
    state.cells,
    state.caption,
    state.has_head,
    state.has_first_column,
    state.aligns,
    state.widths,
  ])

/** Where a position is; the first cell where it is in none. */
function placeAt({ selection: { $head } }: EditorState): CellPlace {
  for (let depth = $head.depth; depth > 0; depth -= 1) {
    const place: unknown = $head.node(depth).attrs.place
    if (typeof place === 'string') {
      const [row = 0, column = 0] = place.split(' ').map(Number)
      return { row, column }
    }
  }
  return { row: 0, column: 0 }
}

/** The selection at an end of a cell; null where there is no such cell. */
function atCell(state: EditorState, { row, column }: CellPlace, side: 'start' | 'end'): Selection | null {
  let found: Selection | null = null
  state.doc.descendants((node, position) => {
    if (node.type.name === 'cell' && node.attrs.place === `${row} ${column}`)
      found = TextSelection.create(state.doc, side === 'start' ? position + 1 : position + node.nodeSize - 1)
    return found === null && node.type.name !== 'cell'
  })
  return found
}

const shapeOf = (state: EditorState['doc']): string => {
  let shape = ''
  state.descendants((node) => {
    if (node.type.name === 'row') shape += ` ${node.childCount}`
    return node.type.name !== 'row'
  })
  return shape
}

/** Mounts the view in the element of the table, whose content is replaced. */
export function mountTable(
  mount: HTMLElement,
  editor: EditorValue,
  id: string,
  actions: TextActions,
): TextHandle {
  const { editorDocument } = editor
  const inside = mount.ownerDocument
  const listeners = new Set<() => void>()
  const stateNow = () => editorDocument.blocks.need(id).state
  let drawn = drawnTable(stateNow())
  const fresh = (): EditorState =>
    EditorState.create({
      doc: tableDoc(stateNow(), inside),
      plugins: [keymap(keys), keymap(baseKeymap), history()],
    })
  const table: TableWriting = {
    place: () => placeAt(view.state),
    parts: () => partsOf(stateNow()),
    act(values, place = table.place()) {
      // What was typed before is a step of its own.
      editorDocument.blur()
      editorDocument.patch(id, values)
      editorDocument.blur()
      begin(place)
      view.focus()
    },
    onPlace(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const keys = tableKeys(actions, table, () => leaveBelow(editor, id))
  const view: EditorView = new EditorView(
    { mount },
    {
      state: fresh(),
      attributes: (state) => ({ 'aria-label': nameOf(placeAt(state)) }),
      handleTextInput(current, _from, _to, text, insertion) {
        if (clearSelected(current.state, current.dispatch))
          current.dispatch(current.state.tr.insertText(text))
        else if (/[*_`~)]$/.test(text) || (text === ' ' && typedNow()?.isBehindUrl(current))) {
          current.dispatch(insertion())
          typedNow()?.markTyped(current)
        } else return false
        return true
      },
      handleDOMEvents: { blur: (current) => typedNow()?.textLeft(current) },
      dispatchTransaction(transaction: Transaction) {
        if (view.isDestroyed) return
        // No key takes a cell away: what is done to rows and columns goes by the document.
        if (transaction.docChanged && shapeOf(transaction.doc) !== shapeOf(view.state.doc)) return
        const last = nameOf(placeAt(view.state))
        view.updateState(typedNow()?.afterTyping(view, transaction) ?? view.state.apply(transaction))
        const { anchor, head } = view.state.selection
        actions.caret(anchor, head)
        if (transaction.docChanged) {
          editorDocument.patch(id, { cells: cellsOfDoc(view.state.doc, inside) })
          drawn = drawnTable(stateNow())
        }
        if (nameOf(placeAt(view.state)) !== last) for (const listener of listeners) listener()
      },
    },
  )
  tables.set(view, table)

  /** The document says what the table is now. */
  const begin = (place: CellPlace) => {
    drawn = drawnTable(stateNow())
    const state = fresh()
    const { cells } = partsOf(stateNow())
    const row = Math.max(0, Math.min(place.row, cells.length - 1))
    const column = Math.max(0, Math.min(place.column, (cells[0]?.length ?? 1) - 1))
    const selection = atCell(state, { row, column }, 'end') ?? Selection.atStart(state.doc)
    view.updateState(state.apply(state.tr.setSelection(selection)))
    actions.caret(selection.anchor, selection.head)
    for (const listener of listeners) listener()
  }
  return {
    view,
    sync() {
      if (drawnTable(stateNow()) !== drawn) begin(placeAt(view.state))
    },
    setCaret(anchor, head) {
      const { doc } = view.state
      const clamp = (at: number) => Math.max(0, Math.min(at, doc.content.size))
      const selection = TextSelection.between(doc.resolve(clamp(anchor)), doc.resolve(clamp(head)))
      view.dispatch(view.state.tr.setSelection(selection).scrollIntoView())
    },
    destroy: () => view.destroy(),
  }
}

const nameOf = ({ row, column }: CellPlace): string => tableBar.place({ row: row + 1, column: column + 1 })

/** A paragraph behind the table: the empty one that is there, else a new one. */
function leaveBelow({ editorDocument, report }: EditorValue, id: string): void {
  const { blocks } = editorDocument
  const siblings = blocks.need(blocks.need(id).parent).children
  const next = siblings[siblings.indexOf(id) + 1]
  if (next !== undefined && blocks.need(next).type === 'paragraph' && blocks.need(next).state.text === '')
    editorDocument.select({ id: next, anchor: 0, head: 0 })
  else report(editorDocument.insertNew('paragraph', { target: id, position: 'after' }))
}

/** Deletes what is selected in several cells and leaves the cells. */
const clearSelected: Command = (state, dispatch) => {
  const { $from, $to, from, to } = state.selection
  if ($from.sameParent($to)) return false
  const tr = state.tr
  state.doc.nodesBetween(from, to, (node, position) => {
    if (node.type.name !== 'cell') return true
    const [start, end] = [Math.max(from, position + 1), Math.min(to, position + node.nodeSize - 1)]
    if (start < end) tr.delete(tr.mapping.map(start), tr.mapping.map(end))
    return false
  })
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(from)))))
  return true
}

/** Rows and columns by the keys. On a Mac Command and an arrow turn over the browser's tabs: there Control does it too. */
function rowAndColumnKeys(table: TableWriting): Record<string, Command> {
  const insert =
    (axis: Axis, by: 0 | 1): Command =>
    (state) => {
      const place = placeAt(state)
      const at = place[axis] + by
      table.act(insertAt(table.parts(), axis, at), { ...place, [axis]: at })
      return true
    }
  const remove =
    (axis: Axis): Command =>
    (state) => {
      const place = placeAt(state)
      const parts = table.parts()
      const count = axis === 'row' ? parts.cells.length : parts.aligns.length
      // A table has one at least.
      if (count > 1)
        table.act(removeAt(parts, axis, place[axis]), {
          ...place,
          [axis]: Math.min(place[axis], count - 2),
        })
      return true
    }
  const keys = {
    ...both('ArrowUp', insert('row', 0)),
    ...both('ArrowDown', insert('row', 1)),
    ...both('ArrowLeft', insert('column', 0)),
    ...both('ArrowRight', insert('column', 1)),
    ...both('Backspace', remove('row')),
    ...both('Shift-Backspace', remove('column')),
  }
  return keys
}

const both = (key: string, command: Command): Record<string, Command> => {
  const keys = { [`Mod-Alt-${key}`]: command, [`Ctrl-Alt-${key}`]: command }
  return keys
}

function tableKeys(
  actions: TextActions,
  table: TableWriting,
  leaveBelow: () => void,
): Record<string, Command> {
  const go = (
    state: EditorState,
    place: CellPlace,
    side: 'start' | 'end',
    dispatch?: (tr: Transaction) => void,
  ) => {
    const selection = atCell(state, place, side)
    if (selection) dispatch?.(state.tr.setSelection(selection).scrollIntoView())
    return selection !== null
  }
  // Behind the last text of a page the caret would go nowhere.
  const leaveDown = (): true => {
    if (!actions.leave('down')) leaveBelow()
    return true
  }
  const step =
    (by: 1 | -1): Command =>
    (state, dispatch) => {
      const { row, column } = placeAt(state)
      const { cells } = table.parts()
      const width = cells[0]?.length ?? 1
      const next = row * width + column + by
      if (next < 0) return true
      const place = { row: Math.floor(next / width), column: next % width }
      if (place.row >= cells.length) table.act(insertAt(table.parts(), 'row', cells.length), place)
      else go(state, place, 'end', dispatch)
      return true
    }
  const beside =
    (by: 1 | -1): Command =>
    (state, dispatch, view) => {
      const { selection } = state
      if (!selection.empty || view?.endOfTextblock(by < 0 ? 'left' : 'right', state) !== true) return false
      const { row, column } = placeAt(state)
      const { cells } = table.parts()
      const width = cells[0]?.length ?? 1
      const next = row * width + column + by
      if (next < 0) return actions.leave('up')
      if (next >= width * cells.length) return leaveDown()
      return go(
        state,
        { row: Math.floor(next / width), column: next % width },
        by < 0 ? 'end' : 'start',
        dispatch,
      )
    }
  const upOrDown =
    (by: 1 | -1): Command =>
    (state, dispatch, view) => {
      const direction = by < 0 ? 'up' : 'down'
      if (!state.selection.empty || view?.endOfTextblock(direction, state) !== true) return false
      const { row, column } = placeAt(state)
      if (go(state, { row: row + by, column }, 'end', dispatch)) return true
      return by < 0 ? actions.leave('up') : leaveDown()
    }
  const keys: Record<string, Command> = {
    ...markKeys(actions, tableSchema),
    ...undoKeys(actions),
    Tab: step(1),
    'Shift-Tab': step(-1),
    Enter(state, dispatch) {
      const { row, column } = placeAt(state)
      if (!go(state, { row: row + 1, column }, 'end', dispatch)) leaveBelow()
      return true
    },
    'Shift-Enter': hardBreakKey,
    ...rowAndColumnKeys(table),
    ArrowLeft: beside(-1),
    ArrowRight: beside(1),
    ArrowUp: upOrDown(-1),
    ArrowDown: upOrDown(1),
    Backspace: (state, dispatch) =>
      clearSelected(state, dispatch) || (state.selection.empty && state.selection.$head.parentOffset === 0),
    Delete: (state, dispatch) =>
      clearSelected(state, dispatch) ||
      (state.selection.empty &&
        state.selection.$head.parentOffset === state.selection.$head.parent.content.size),
    'Mod-a'(state, dispatch) {
      const { $head, from, to } = state.selection
      const [start, end] = [$head.start(), $head.end()]
      if (from <= start && to >= end) return actions.selectBlocks('all')
      dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, start, end)))
      return true
    },
    Escape() {
      actions.escape()
      return true
    },
  }
  return keys
}
