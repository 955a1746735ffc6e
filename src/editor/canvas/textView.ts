/**
 * The one ProseMirror view: it takes over the element in which the active block's public view has drawn its text.
 * Keys that leave the text (Enter, Backspace at the start, arrows at the edges) are handed to the document.
 */
import { baseKeymap } from 'prosemirror-commands'
import { closeHistory, history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import type { Node } from 'prosemirror-model'
import { EditorView } from 'prosemirror-view'
import { parseText, schemaFor, textHtml } from './richText.ts'
import type { TextActions } from './textActions.ts'
import { listsNow } from './loadLists.ts'
import { typedNow } from './loadTyped.ts'
import { textKeys } from './textKeys.ts'
import { allowsLength } from './textLength.ts'

export interface TextHandle {
  view: EditorView
  /** Brings the text to what the document says, when something else changed it, with the caret where that left it. */
  sync(html: string, anchor: number, head: number): void
  setCaret(anchor: number, head: number): void
  destroy(): void
}

/** A key that was pressed before the text could take it. */
export function pressKey(view: EditorView, key: string): void {
  const Key = view.dom.ownerDocument.defaultView?.KeyboardEvent ?? KeyboardEvent
  view.someProp('handleKeyDown', (handle) => handle(view, new Key('keydown', { key })))
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

/**
 * A browser tells of a caret's move only after it has given out the keys and presses that wait: on a busy machine Enter after
 * an arrow, or a button of the bar, would act where the caret was. Returns false, so that the key goes on.
 */
export function hearOfSelection({ dom }: EditorView): false {
  dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
  return false
}

/** Mounts the view in `mount`; its content is replaced. */
export function mountText(mount: HTMLElement, html: string, actions: TextActions): TextHandle {
  const inside = mount.ownerDocument
  const given = mount.getAttributeNames()
  const schema = schemaFor(html)
  const isRun = schema.nodes.list_item === undefined
  const htmlOf = (part: Node): string => textHtml(part, schema, inside)
  const editing = isRun ? null : listsNow()
  const keys = textKeys(actions, { schema, isRun, htmlOf, lists: editing?.listKeys(actions, htmlOf) ?? null })

  let isActDone = false
  let lastHtml = html
  const view = new EditorView(
    { mount },
    {
      state: EditorState.create({
        doc: parseText(html, schema, inside),
        plugins: [keymap(keys), keymap(baseKeymap), history()],
      }),
      attributes: {
        // Headings and lists stay what they are: ARIA in HTML lets them be no text field.
        ...(/^(H\d|[OU]L)$/.test(mount.tagName) ? {} : { role: 'textbox', 'aria-multiline': String(!isRun) }),
        'aria-label': actions.placeholder,
      },
      handleTextInput(current, _from, _to, text, insertion) {
        if (!/[*_`~)/-]$/.test(text) && !(text === ' ' && typedNow()?.isBehindUrl(current))) return false
        current.dispatch(insertion())
        actions.typed(current)
        return true
      },
      handleDOMEvents: {
        keydown: hearOfSelection,
        keypress: hearOfSelection,
        beforeinput: hearOfSelection,
        // The page's own clicks do nothing here.
        mousedown: (current, event) => editing?.tickedBy(current, event) ?? false,
        blur: (current) => typedNow()?.textLeft(current),
      },
      dispatchTransaction(transaction: Transaction) {
        // What is pasted may come a moment after the text was left.
        if (view.isDestroyed) return
        const before = view.state.doc.textContent.length
        const after = transaction.doc.textContent.length
        if (after !== before && !allowsLength(actions.maximumLength, before, after)) return actions.full()
        if (transaction.docChanged) {
          // What is typed before and behind an act is a step of Undo of its own.
          const isAct = transaction.getMeta('isAct') === true || transaction.getMeta('paste') === true
          if (isActDone || isAct || !actions.isEdited()) closeHistory(transaction)
          isActDone = isAct
        }
        view.updateState(typedNow()?.afterTyping(view, transaction) ?? view.state.apply(transaction))
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
    sync(next, anchor, head) {
      if (next === lastHtml) return
      lastHtml = next
      const doc = parseText(next, schema, inside)
      const { tr } = view.state
      tr.replaceWith(0, view.state.doc.content.size, doc.content).setMeta('addToHistory', false)
      view.dispatch(tr.setMeta('fromDocument', true))
      setCaret(anchor, head)
    },
    setCaret,
    destroy() {
      // React has drawn the text again already; ProseMirror empties the element that it was lent, and leaves its marks on it.
      const { dom } = view
      const drawn = dom.innerHTML
      view.destroy()
      dom.innerHTML = drawn
      dom.className = dom.className.replaceAll(/ ?ProseMirror(-focused)?/g, '')
      for (const name of [
        'contenteditable',
        'role',
        'aria-multiline',
        'aria-label',
        'translate',
        'data-empty',
      ])
        if (!given.includes(name)) dom.removeAttribute(name)
    },
  }
}
