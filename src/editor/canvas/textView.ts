/**
 * The one ProseMirror view: it takes over the element in which the active block's public view has drawn its text.
 * Keys that leave the text (Enter, Backspace at the start, arrows at the edges) are handed to the document.
 */
import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { parseText, schemaFor, textHtml } from './richText.ts'
import { allowsLength } from './textLength.ts'

export interface TextActions {
  changed(html: string): void
  caret(anchor: number, head: number): void
  /** Enter in a run of text. */
  split(before: string, after: string): void
  /** Backspace at the very start. Returns whether something was done. */
  backspaceAtStart(html: string): boolean
  /** The selection of words goes beyond the text: whole blocks are selected, this one and the one beside it, or all of them. */
  selectBlocks(reach: 'up' | 'down' | 'all'): boolean
  /** An arrow key at the edge of the text. Returns whether the caret went elsewhere. */
  leave(direction: 'up' | 'down'): boolean
  /** Signs at the start that a space follows (`#`, `-`, `>`): returns whether the block became another. */
  shortcut(marker: string, rest: string): boolean
  /** `/` in an empty text. Returns whether the menu opened. */
  slash(): boolean
  escape(): void
  undoBeyond(): boolean
  redoBeyond(): boolean
  editLink(view: EditorView): void
  placeholder: string
  /** Characters that the text may have; undefined: no limit (F-EDIT-09). */
  maximumLength?: number | undefined
  /** A key was refused since the text is as long as it may be. */
  full(): void
}

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
  const firstPosition = () => (isRun ? 0 : 2)
  const lastPosition = (state: EditorState) => state.doc.content.size - (isRun ? 0 : 2)
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
    const isWhole = selection.from <= firstPosition() && selection.to >= doc.content.size - firstPosition()
    return isWhole && actions.selectBlocks('all')
  }
  const split: Command = () => {
    const cut = cutAtCaret(view)
    if (cut) actions.split(cut.before, cut.after)
    return cut !== null
  }
  const backspace: Command = (state) => {
    if (!state.selection.empty || state.selection.head > firstPosition()) return false
    return actions.backspaceAtStart(textHtml(state.doc, schema, inside))
  }
  const undoKey: Command = (state, dispatch) =>
    undoDepth(state) > 0 ? undo(state, dispatch) : actions.undoBeyond()
  const redoKey: Command = (state, dispatch) =>
    redoDepth(state) > 0 ? redo(state, dispatch) : actions.redoBeyond()

  let lastHtml = html
  const view = new EditorView(
    { mount },
    {
      state: EditorState.create({
        doc: parseText(html, schema, inside),
        plugins: [
          keymap({
            Enter: split,
            'Shift-Enter': hardBreak,
            Backspace: backspace,
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
      dispatchTransaction(transaction: Transaction) {
        const before = view.state.doc.textContent.length
        const after = transaction.doc.textContent.length
        if (after !== before && !allowsLength(actions.maximumLength, before, after)) return actions.full()
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
