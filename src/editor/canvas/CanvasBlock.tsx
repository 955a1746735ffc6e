/**
 * One block on the canvas: the public view in the public shell. Only its own record wakes it. The block that is being
 * written in lends the element of its text to ProseMirror.
 */
import type { EditorView } from 'prosemirror-view'
import { type ComponentType, createElement, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { definitions } from '#blocks/registry.ts'
import { BlockShell } from '#blocks/shell/BlockShell.tsx'
import { compileStyles } from '#blocks/shell/compileStyles.ts'
import { mayHoldLinks } from '#blocks/shell/linkKind.ts'
import { hasView, loadViews, viewOf } from '#blocks/lazyViews.ts'
import { BlockBoundary } from '#rendering/BlockBoundary.tsx'
import { UnknownBlockBox } from '#rendering/ErrorBox.tsx'
import { takeHeld } from '../commands/heldKeys.ts'
import { type EditorValue, useEditor, useIsWriting, useRecord } from '../EditorContext.ts'
import type { BlockRecord } from '../model/record.ts'
import { lockReason } from '../model/marks.ts'
import { rootId } from '../model/record.ts'
import { elementsOf } from './elements.ts'
import { adoptStyles } from './frameDocument.ts'
import { type Slice, sliceLength, Slicer } from './slices.ts'
import { writingNow } from './loadWriting.ts'
import type { TextHandle } from './textView.ts'
import { useBlockData } from './useBlockData.ts'
import { useDocumentData } from './useDocumentData.ts'

export const CanvasBlock = memo(function CanvasBlock({ id }: { id: string }) {
  const { frame, session } = useEditor()
  const record = useRecord(id)
  const definition = record && definitions.get(record.type)
  const css = record ? compileStyles([{ id, type: record.type, state: record.state, children: [] }]) : ''
  const inside = frame.document
  useLayoutEffect(() => (inside && css ? adoptStyles(inside, css) : undefined), [inside, css])
  if (!record) return null
  // What visitors do not get shows, pale: what cannot be seen cannot be edited.
  const attributes = { 'data-bid': id, ...(record.do_not_render || record.state.is_hidden ? { 'data-left-out': '' } : {}) }
  if (!definition || !hasView(record.type)) return <UnknownBlockBox type={record.type} attributes={attributes} />
  const block = { id, type: record.type, state: { ...definition.defaults, ...record.state } }
  const failureOf = (message: string) => {
    const index = session.document.need(record.parent).children.indexOf(id)
    return { id, type: record.type, message, index }
  }
  return (
    <BlockBoundary key={record.type} attempt={record} failureOf={failureOf} attributes={attributes}>
      <BlockShell block={block} holdsLinks={Boolean(block.state.link) && mayHoldLinks(definition, block.state)} attributes={attributes}>
        {createElement(bodyOf(record.type), { record, definition })}
      </BlockShell>
    </BlockBoundary>
  )
})

/** The blocks under a parent. */
export const CanvasChildren = memo(function CanvasChildren({ parent }: { parent: string }) {
  const record = useRecord(parent)
  const [slicer] = useState(() => ((record?.children.length ?? 0) > sliceLength ? new Slicer() : null))
  const children = record?.children ?? []
  if (children.length === 0 && parent !== rootId) return <p className="canvas-note">Empty: drop or insert a block here.</p>
  if (slicer) return slicer.slice(children).map((slice) => <CanvasSlice key={slice.key} slice={slice} />)
  return children.map((id) => <CanvasBlock key={id} id={id} />)
})

const CanvasSlice = memo(function CanvasSlice({ slice }: { slice: Slice }) {
  return slice.ids.map((id) => <CanvasBlock key={id} id={id} />)
})

interface BodyProps {
  record: BlockRecord
  definition: BlockDefinition
}

const bodies = new Map<string, ComponentType<BodyProps>>()

/** How a type is drawn, decided when its first block is: the body that waits for its view goes on with that view. */
function bodyOf(type: string): ComponentType<BodyProps> {
  const body = bodies.get(type) ?? (viewOf(type) ? readyBody(type) : LateBody)
  bodies.set(type, body)
  return body
}

function readyBody(type: string): ComponentType<BodyProps> {
  const definition = definitions.get(type)
  return definition?.needs || definition?.fromDocument ? DataBody : PlainBody
}

/** Most blocks show only what they hold: they wait for nothing and read nothing of others. */
function PlainBody({ record, definition }: BodyProps) {
  return DrawnBody({ record, definition, data: null })
}

/** A block of a type whose view is still on its way. */
function LateBody(props: BodyProps) {
  const { type } = props.record
  const [failure, setFailure] = useState<unknown>(null)
  const [, wake] = useState(0)
  const isThere = viewOf(type) !== undefined
  useEffect(() => {
    if (isThere) return undefined
    let isShown = true
    loadViews([type]).then(
      () => void (isShown && wake((count) => count + 1)),
      (cause: unknown) => void (isShown && setFailure(cause)),
    )
    return () => void (isShown = false)
  }, [type, isThere])
  if (failure !== null && !isThere) throw new Error('This block could not be loaded. Change it, or open the page again.')
  return isThere ? createElement(readyBody(type), props) : null
}

function DataBody({ record, definition }: BodyProps) {
  const { page } = useEditor()
  const answer = useBlockData(definition, record, page)
  const read = useDocumentData(definition)
  if (answer.kind === 'waiting') return <p className="canvas-note">Loading {definition.label.toLowerCase()} …</p>
  if (answer.kind === 'failed') throw new Error(answer.message)
  return <DrawnBody record={record} definition={definition} data={answer.kind === 'ready' ? answer.data : read} />
}

function DrawnBody({ record, definition, data }: BodyProps & { data: unknown }) {
  const { page } = useEditor()
  const View = viewOf(record.type)
  const { text, key } = useTextInPlace(record)
  if (!View) return null
  const state: Record<string, unknown> = { ...definition.defaults, ...record.state }
  if (text !== null && key !== undefined) state[key] = text
  const isContainer = definition.accepts !== 'nothing'
  const props = { block: { id: record.id, type: record.type }, state, data, page }
  return createElement(View, props, isContainer ? <CanvasChildren parent={record.id} /> : null)
}

/**
 * While the block is written in, its view draws a marker instead of the text; ProseMirror takes over the element that
 * holds the marker. React sees the same marker at every key and leaves that element alone.
 */
function useTextInPlace(record: BlockRecord): { text: string | null; key: string | undefined } {
  const editor = useEditor()
  const { session, frame } = editor
  const { id } = record
  const definition = definitions.get(record.type)
  const key = definition?.textKey
  const html = key === undefined ? '' : textOf(record, key)
  const wantsText = useIsWriting(id)
  const writing = wantsText ? writingNow() : null
  const inside = frame.document
  const handle = useRef<TextHandle | null>(null)
  // Decided when writing begins, and kept until it ends.
  const [plan, setPlan] = useState<{ canEdit: boolean; shape: 'run' | 'blocks' } | null>(null)
  if (writing !== null && plan === null && key !== undefined && inside !== null) {
    const { hasBlocks, isLossless, schemaFor } = writing
    setPlan({ canEdit: session.guard('words') === null && session.mayPatch(record.type, key) && lockReason(session.document, id) === null && isLossless(html, schemaFor(html), inside), shape: hasBlocks(html) ? 'blocks' : 'run' })
  }
  if (!wantsText && plan !== null) setPlan(null)
  const isEditing = wantsText && plan !== null && plan.canEdit
  const shape = plan?.shape ?? 'run'
  const marker = `editing-${id}-here`

  useLayoutEffect(() => {
    // What was typed for a text that cannot be written in place is meant for no other.
    if (wantsText && plan !== null && !plan.canEdit) frame.held = ''
    if (!isEditing || !inside || key === undefined || writing === null) return
    const now = textOf(session.document.need(id), key)
    if (handle.current?.view.dom.isConnected) {
      handle.current.sync(now)
      return
    }
    handle.current?.destroy()
    const found = findMarker(inside, id, marker)
    const mount = shape === 'blocks' ? found?.parentElement : found
    if (!mount) {
      // The view does not draw its text as it is: the block is selected, its settings are beside the page.
      session.select({ id })
      return
    }
    const placeholder = record.type === 'paragraph' ? 'Write, or type / to insert a block' : (definition?.label ?? '')
    const opened = writing.mountText(mount, now, writing.textActions(editor, id, key, placeholder))
    const ending = new AbortController()
    if (session.document.size >= longPage) void import('./layOutAlone.ts').then(({ layOutAlone }) => layOutAlone(opened.view.dom, ending.signal), () => undefined)
    handle.current = {
      ...opened,
      destroy() {
        ending.abort()
        opened.destroy()
      },
    }
    beginWriting(editor, handle.current, writing.pressEnter)
  })
  useLayoutEffect(() => {
    if (isEditing) {
      return () => {
        if (handle.current) endWriting(frame, handle.current)
        handle.current = null
      }
    }
    return undefined
  }, [isEditing, frame])
  return { text: isEditing ? (shape === 'blocks' ? `<p>${marker}</p>` : marker) : null, key }
}

/** Puts the caret where the pointer is, else where the selection says. */
function beginWriting({ frame, session }: EditorValue, { view, setCaret }: TextHandle, pressEnter: (view: EditorView) => void): void {
  frame.text = view
  const { anchor = 0, head = anchor } = session.selection
  const at = frame.pointer ? view.posAtCoords(frame.pointer)?.pos : undefined
  frame.pointer = null
  view.focus()
  setCaret(at ?? endOr(anchor), at ?? endOr(head))
  const [held = '', ...lines] = takeHeld(frame).split('\n')
  if (held !== '') view.dispatch(view.state.tr.insertText(held))
  if (lines.length === 0) return
  // What comes after the line goes into the block that it begins.
  frame.held = lines.join('\n')
  pressEnter(view)
}

function endWriting(frame: EditorValue['frame'], handle: TextHandle): void {
  if (frame.text === handle.view) frame.text = null
  handle.destroy()
}

/** Blocks from which a page is so long that the block which is written is laid out by itself. */
const longPage = 100

/** -1 stands for the end of the text. */
const endOr = (position: number): number => (position === -1 ? Number.MAX_SAFE_INTEGER : position)

function textOf(record: BlockRecord, key: string): string {
  const value = record.state[key]
  return typeof value === 'string' ? value : ''
}

function findMarker(inside: Document, id: string, marker: string): HTMLElement | null {
  for (const element of elementsOf(inside, id)) {
    const walker = inside.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeValue === marker) return node.parentElement
    }
  }
  return null
}

/** Selects at once, so that what the browser does next with the pointer finds the block ready for writing. */
export function selectNow(select: () => void): void {
  flushSync(select)
}
