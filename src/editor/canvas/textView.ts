/**
 * The one ProseMirror view: it takes over the element in which the active block's public view has drawn its text.
 * Keys that leave the text (Enter, Backspace at the start, arrows at the edges) are handed to the document.
 */
import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { closeHistory, history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { type Command, EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state'
import type { Node } from 'prosemirror-model'
import { EditorView } from 'prosemirror-view'
import { parseText, schemaFor, textHtml } from './richText.ts'
import type { TextActions } from './textActions.ts'
import { boxClass } from '#blocks/list/tasks.ts'
import { isInList, type ListKind, ticked } from './listEditing.ts'
import { type ListKeys, listKeys } from './listKeys.ts'
import { allowsLength } from './textLength.ts'

export interface TextHandle {
  view: EditorView
  /** Brings the text to what the document says, when something else changed it. */
  sync(html: string): void
  setCaret(anchor: number, head: number): void
  destroy(): void
}

/** Enter that was pressed before the text could take it. */
export function pressEnter(view: EditorView): void {
  const Key = view.dom.ownerDocument.defaultView?.KeyboardEvent ?? KeyboardEvent
  view.someProp('handleKeyDown', (handle) => handle(view, new Key('keydown', { key: 'Enter' })))
}

/** What is before the caret, or the selected words, and what behind; null in a text that has blocks of its own. */
export function cutAtCaret({
  state: { doc, schema, selection },
  dom,
}: EditorView): { before: string; after: string } | null {
  if (schema.nodes.list_item !== undefined) return null
  const html = (part: typeof doc) => textHtml(part, schema, dom.ownerDocument)
  return { before: html(doc.cut(0, selection.from)), after: html(doc.cut(selection.to)) }
}

/** Home on the first line: Chromium leaves the caret where it is where the text has no other line. */
const toStart =
  (isExtending: boolean): Command =>
  ({ selection, doc, tr }, dispatch, view) => {
    if (view?.endOfTextblock('up') !== true) return false
    const start = selection.$head.start()
    dispatch?.(tr.setSelection(TextSelection.create(doc, isExtending ? selection.anchor : start, start)))
    return true
  }

/** Mounts the view in `mount`; its content is replaced. */
export function mountText(mount: HTMLElement, html: string, actions: TextActions): TextHandle {
  const inside = mount.ownerDocument
  const schema = schemaFor(html)
  const isRun = schema.nodes.list_item === undefined
  const hardBreak: Command = chainCommands(exitCode, (state, dispatch) => {
    const node = schema.nodes.hard_break
    if (node && dispatch) dispatch(state.tr.replaceSelectionWith(node.create()).scrollIntoView())
    return true
  })
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
  const atEdge =
    (direction: 'up' | 'down', key: 'up' | 'down' | 'left' | 'right'): Command =>
    (state, _, view) => {
      if (!state.selection.empty || !view?.endOfTextblock(key, state)) return false
      const isEdge =
        direction === 'up'
          ? state.selection.head <= firstPosition()
          : state.selection.head >= lastPosition(state)
      if ((key === 'left' || key === 'right' || !isRun) && !isEdge) return false
      return actions.leave(direction)
    }
  const firstPosition = () => Selection.atStart(view.state.doc).from
  const lastPosition = (state: EditorState) => Selection.atEnd(state.doc).to
  /** Shift and an arrow where the words end; with what is selected reaching from here to there already. */
  const beyond =
    (reach: 'up' | 'down'): Command =>
    (state, _, view) => {
      const { head } = state.selection
      const isEdge = reach === 'up' ? head <= firstPosition() : head >= lastPosition(state)
      return isEdge && view?.endOfTextblock(reach, state) === true && actions.selectBlocks(reach)
    }
  /** The first press selects the words, the next one the blocks. */
  const selectAll: Command = ({ selection, doc }) => {
    const isWhole = selection.from <= firstPosition() && selection.to >= Selection.atEnd(doc).to
    return isWhole && actions.selectBlocks('all')
  }
  const splitRun: Command = () => {
    const cut = cutAtCaret(view)
    if (cut) actions.split(cut.before, cut.after)
    return cut !== null
  }
  const htmlOf = (part: Node): string => textHtml(part, schema, inside)
  const lists = isRun ? null : listKeys(actions, htmlOf)
  const inLists = (key: (keys: ListKeys) => Command): Command => (lists ? key(lists) : () => false)
  const listKey =
    (kind: ListKind): Command =>
    (state, dispatch) =>
      lists ? lists.turn(kind)(state, dispatch) : actions.makeList(kind, htmlOf(state.doc))
  const remove: Command = (state, dispatch, current) =>
    lists?.remove(state, dispatch, current) === true ||
    (state.selection.empty &&
      state.selection.head >= lastPosition(state) &&
      actions.deleteAtEnd(htmlOf(state.doc)))
  const backspace: Command = (state, dispatch) => {
    if (!state.selection.empty) return false
    if (lists && isInList(state))
      return state.selection.$from.parentOffset === 0 && lists.lift(state, dispatch)
    if (state.selection.head > firstPosition()) return false
    return actions.backspaceAtStart(textHtml(state.doc, schema, inside))
  }
  const undoKey: Command = (state, dispatch) =>
    undoDepth(state) > 0 ? undo(state, dispatch) : actions.undoBeyond()
  const redoKey: Command = (state, dispatch) =>
    redoDepth(state) > 0 ? redo(state, dispatch) : actions.redoBeyond()

  let isActDone = false
  let lastHtml = html
  const view = new EditorView(
    { mount },
    {
      state: EditorState.create({
        doc: parseText(html, schema, inside),
        plugins: [
          keymap({
            Enter: lists?.enter ?? splitRun,
            Tab: inLists(({ nest }) => nest(1)),
            'Shift-Tab': inLists(({ nest }) => nest(-1)),
            'Mod-Enter': inLists(({ tick }) => tick),
            Home: toStart(false),
            'Shift-Home': toStart(true),
            'Shift-Enter': hardBreak,
            Backspace: backspace,
            Delete: remove,
            'Mod-Shift-7': listKey('numbers'),
            'Mod-Shift-8': listKey('bullets'),
            'Mod-Shift-9': listKey('tasks'),
            ArrowUp: atEdge('up', 'up'),
            ArrowLeft: atEdge('up', 'left'),
            ArrowDown: atEdge('down', 'down'),
            ArrowRight: atEdge('down', 'right'),
            'Shift-ArrowUp': beyond('up'),
            'Shift-ArrowDown': beyond('down'),
            'Mod-a': selectAll,
            Space: (state) => {
              const { head, empty } = state.selection
              const marker = isRun && empty && head > 0 && head < 7 ? state.doc.textBetween(0, head) : ''
              return marker !== '' && actions.shortcut(marker, textHtml(state.doc.cut(head), schema, inside))
            },
            '/': (state) => state.doc.textContent === '' && actions.slash(),
            Escape: () => {
              actions.escape()
              return true
            },
            'Mod-b': bind('strong'),
            'Mod-i': bind('em'),
            'Mod-u': bind('u'),
            'Mod-e': bind('code'),
            'Mod-Shift-x': bind('s'),
            'Mod-\\': (state, dispatch) => {
              const { from, to } = state.selection
              dispatch?.(state.tr.removeMark(from, to).setStoredMarks([]))
              return true
            },
            'Mod-Shift-l': aligned('start'),
            'Mod-Shift-e': aligned('center'),
            'Mod-Shift-r': aligned('end'),
            // Without selected words, and in no link, the key is the palette's.
            'Mod-k': ({ selection }, _dispatch, current) => {
              if (!current || (selection.empty && !schema.marks.link?.isInSet(selection.$from.marks())))
                return false
              actions.editLink(current)
              return true
            },
            'Mod-z': undoKey,
            'Mod-y': redoKey,
            'Mod-Shift-z': redoKey,
          }),
          keymap(baseKeymap),
          history(),
        ],
      }),
      attributes: {
        role: 'textbox',
        'aria-multiline': isRun ? 'false' : 'true',
        'aria-label': actions.placeholder,
      },
      handleTextInput(current, _from, _to, text, insertion) {
        if (!/[*_`~)-]$/.test(text)) return false
        current.dispatch(insertion())
        actions.typed(current)
        return true
      },
      handleDOMEvents: {
        // The page's own clicks do nothing here.
        mousedown(current, event) {
          const { target } = event
          if (!(target !== null && 'className' in target && target.className === boxClass)) return false
          const place = current.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
          const made = ticked(current.state, place)
          if (made) current.dispatch(made)
          event.preventDefault()
          return made !== null
        },
      },
      dispatchTransaction(transaction: Transaction) {
        const before = view.state.doc.textContent.length
        const after = transaction.doc.textContent.length
        if (after !== before && !allowsLength(actions.maximumLength, before, after)) return actions.full()
        if (transaction.docChanged) {
          // What is typed before and behind an act is a step of Undo of its own.
          if (isActDone || transaction.getMeta('isAct') === true) closeHistory(transaction)
          isActDone = transaction.getMeta('isAct') === true
        }
        view.updateState(view.state.apply(transaction))
        markEmpty()
        const { anchor, head } = view.state.selection
        actions.caret(anchor, head)
        if (!transaction.docChanged || transaction.getMeta('fromDocument')) return
        lastHtml = textHtml(view.state.doc, schema, inside)
        actions.changed(lastHtml)
      },
    },
  )
  const markEmpty = () => {
    const isEmpty = view.state.doc.textContent === '' && isRun
    if (isEmpty) view.dom.setAttribute('data-empty', actions.placeholder)
    else view.dom.removeAttribute('data-empty')
  }
  markEmpty()

  const setCaret = (anchor: number, head: number): void => {
    const { doc } = view.state
    const clamp = (at: number) => Math.max(0, Math.min(at, doc.content.size))
    const selection = TextSelection.between(doc.resolve(clamp(anchor)), doc.resolve(clamp(head)))
    view.dispatch(view.state.tr.setSelection(selection).scrollIntoView())
  }
  return {
    view,
    sync(next) {
      if (next === lastHtml) return
      lastHtml = next
      const doc = parseText(next, schema, inside)
      const { tr } = view.state
      tr.replaceWith(0, view.state.doc.content.size, doc.content).setMeta('addToHistory', false)
      view.dispatch(tr.setMeta('fromDocument', true))
    },
    setCaret,
    destroy() {
      // React has drawn the text again already; ProseMirror empties the element that it was lent.
      const { dom } = view
      const drawn = dom.innerHTML
      view.destroy()
      dom.innerHTML = drawn
    },
  }
}
