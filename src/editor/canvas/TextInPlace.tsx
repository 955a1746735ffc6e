/**
 * The text of a block while it is written: its view draws a marker instead of it, and ProseMirror takes over the element that
 * holds the marker. React sees the same marker at every key and leaves that element alone.
 */
import type { EditorView } from 'prosemirror-view'
import { useLayoutEffect, useRef } from 'react'
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { takeHeld } from '../commands/heldKeys.ts'
import { typeHeld } from '../commands/typeHeld.ts'
import { type EditorValue, useEditor } from '../EditorContext.ts'
import type { BlockRecord } from '../model/record.ts'
import { elementsOf } from './elements.ts'
import { tablesNow } from './loadTables.ts'
import { writingNow } from './loadWriting.ts'
import { plans, textOf, type TextPlan } from './textPlan.ts'
import type { TextHandle } from './textView.ts'
import { canvas } from './texts/canvas.ts'

const markerOf = (id: string): string => `editing-${id}-here`

/** What a view draws in place of the text that is being written; null: the text. */
export function drawnText(id: string, plan: TextPlan | null): string | null {
  if (!plan?.canEdit) return null
  return plan.shape === 'blocks' ? `<p>${markerOf(id)}</p>` : markerOf(id)
}

/** Stands in a block for as long as its text is written; draws nothing. */
export function TextInPlace({
  record,
  definition,
  plan,
}: {
  record: BlockRecord
  definition: BlockDefinition
  plan: TextPlan
}) {
  const editor = useEditor()
  const { editorDocument, frame } = editor
  const { id } = record
  const key = definition.textKey ?? definition.cellsKey
  const inside = frame.document
  const handle = useRef<TextHandle | null>(null)

  useLayoutEffect(() => {
    // What was typed for a text that cannot be written in place is meant for no other.
    if (!plan.canEdit) takeHeld(frame, 'text')
    const writing = writingNow()
    if (!plan.canEdit || !inside || key === undefined || writing === null) return
    const now = textOf(editorDocument.blocks.need(id), key)
    if (handle.current?.view.dom.isConnected) {
      const { anchor = 0, head = anchor } = editorDocument.selection
      handle.current.sync(now, endOr(anchor), endOr(head))
      return
    }
    handle.current?.destroy()
    const found = findMarker(inside, id)
    const mount =
      plan.shape === 'cells'
        ? found?.closest('table')
        : plan.shape === 'blocks'
          ? found?.parentElement
          : found
    if (!mount) {
      // The view does not draw its text as it is: the block is selected, its settings are beside the page.
      editorDocument.select({ id })
      return
    }
    const placeholder = record.type === 'paragraph' ? canvas.write_here : definition.label
    const actions = writing.textActions(editor, id, key, placeholder)
    const opened =
      (plan.shape === 'cells' ? tablesNow()?.mountTable(mount, editor, id, actions) : null) ??
      writing.mountText(mount, now, actions)
    const ending = new AbortController()
    if (plan.shape !== 'cells' && editorDocument.blocks.size >= longPage)
      void import('./layOutAlone.ts').then(
        ({ layOutAlone }) => layOutAlone(opened.view.dom, ending.signal),
        () => undefined,
      )
    handle.current = {
      ...opened,
      destroy() {
        ending.abort()
        opened.destroy()
      },
    }
    beginWriting(editor, handle.current, writing.pressKey)
  })
  useLayoutEffect(() => {
    plans.set(frame, plan)
    return () => {
      if (plans.get(frame) === plan) plans.delete(frame)
      if (handle.current) endWriting(frame, handle.current)
      handle.current = null
    }
  }, [frame, plan])
  return null
}

/** Puts the caret where the pointer is, else where the selection says. */
function beginWriting(
  editor: EditorValue,
  { view, setCaret }: TextHandle,
  pressKey: (view: EditorView, key: string) => void,
): void {
  const { frame, editorDocument } = editor
  frame.text = view
  const { anchor = 0, head = anchor } = editorDocument.selection
  const at = frame.pointer ? view.posAtCoords(frame.pointer)?.pos : undefined
  frame.pointer = null
  // On a slow device the insert menu may have opened before the text it was asked for in: the keys are the menu's.
  if (!document.activeElement?.closest('[role="dialog"]')) view.focus()
  setCaret(at ?? endOr(anchor), at ?? endOr(head))
  if (!frame.isPasting) typeHeld(editor, view, pressKey)
}

function endWriting(frame: EditorValue['frame'], handle: TextHandle): void {
  if (frame.text === handle.view) frame.text = null
  handle.destroy()
}

/** Blocks from which a page is so long that the block which is written is laid out by itself. */
const longPage = 100

/** -1 stands for the end of the text. */
const endOr = (position: number): number => (position === -1 ? Number.MAX_SAFE_INTEGER : position)

function findMarker(inside: Document, id: string): HTMLElement | null {
  for (const element of elementsOf(inside, id)) {
    const walker = inside.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeValue === markerOf(id)) return node.parentElement
    }
  }
  return null
}
