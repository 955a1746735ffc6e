/**
 * One block on the canvas: the public view in the public shell. Only its own record wakes it. The block that is being
 * written in lends the element of its text to ProseMirror.
 */
import { Component, createElement, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { definitions } from '#blocks/registry.ts'
import { BlockShell } from '#blocks/shell/BlockShell.tsx'
import { compileStyles } from '#blocks/shell/compileStyles.ts'
import { views } from '#blocks/viewRegistry.ts'
import { RenderErrorBox, UnknownBlockBox } from '#rendering/ErrorBox.tsx'
import { type EditorValue, useEditor, useRecord, useSelected } from '../EditorContext.ts'
import type { BlockRecord } from '../model/record.ts'
import { rootId } from '../model/record.ts'

import { elementsOf } from './elements.ts'
import { adoptStyles } from './frameDocument.ts'
import { hasBlocks, isLossless, schemaFor } from './richText.ts'
import { textActions } from './textActions.ts'
import { mountText, type TextHandle } from './textView.ts'
import { useBlockData } from './useBlockData.ts'

export const CanvasBlock = memo(function CanvasBlock({ id }: { id: string }) {
  const { frame } = useEditor()
  const record = useRecord(id)
  // A hidden block shows, pale: what cannot be seen cannot be edited.
  const block = record && { id, type: record.type, state: { ...record.state, is_hidden: false } }
  const css = block ? compileStyles([{ ...block, children: [] }]) : ''
  const inside = frame.document
  useLayoutEffect(() => (inside && css ? adoptStyles(inside, css) : undefined), [inside, css])
  if (!record || !block) return null
  const attributes = { 'data-bid': id, ...(record.do_not_render || record.state.is_hidden ? { 'data-left-out': '' } : {}) }
  return (
    <BlockShell block={block} attributes={attributes}>
      <BlockBoundary key={record.type} record={record}>
        <BlockBody record={record} />
      </BlockBoundary>
    </BlockShell>
  )
})

/** The blocks under a parent. */
export const CanvasChildren = memo(function CanvasChildren({ parent }: { parent: string }) {
  const record = useRecord(parent)
  const children = record?.children ?? []
  if (children.length === 0 && parent !== rootId) return <p className="canvas-note">Empty: drop or insert a block here.</p>
  return children.map((id) => <CanvasBlock key={id} id={id} />)
})

function BlockBody({ record }: { record: BlockRecord }) {
  const { page } = useEditor()
  const definition = definitions.get(record.type)
  const View = views.get(record.type)
  const answer = useBlockData(definition, record, page)
  const { text, key } = useTextInPlace(record)
  if (!definition || !View) {
    return <UnknownBlockBox type={record.type} />
  }
  if (answer.kind === 'waiting') return <p className="canvas-note">Loading {definition.label.toLowerCase()} …</p>
  if (answer.kind === 'failed') return <p className="canvas-note">{`${definition.label}: ${answer.message}`}</p>
  const state: Record<string, unknown> = { ...definition.defaults, ...record.state }
  if (text !== null && key !== undefined) state[key] = text
  const isContainer = definition.accepts !== 'nothing'
  const props = { block: { id: record.id, type: record.type }, state, data: answer.kind === 'ready' ? answer.data : null, page }
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
  const wantsText = useSelected(({ selection }) => selection.id === id && selection.anchor !== undefined)
  const inside = frame.document
  const handle = useRef<TextHandle | null>(null)
  // Decided when writing begins, and kept until it ends.
  const [plan, setPlan] = useState<{ canEdit: boolean; shape: 'run' | 'blocks' } | null>(null)
  if (wantsText && plan === null && key !== undefined && inside !== null) {
    setPlan({ canEdit: isLossless(html, schemaFor(html), inside), shape: hasBlocks(html) ? 'blocks' : 'run' })
  }
  if (!wantsText && plan !== null) setPlan(null)
  const isEditing = wantsText && plan !== null && plan.canEdit
  const shape = plan?.shape ?? 'run'
  const marker = `editing-${id}-here`

  useLayoutEffect(() => {
    if (!isEditing || !inside || key === undefined) return
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
    const opened = mountText(mount, now, textActions(editor, id, key, placeholder))
    handle.current = opened
    beginWriting(editor, opened)
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
function beginWriting({ frame, session }: EditorValue, { view, setCaret }: TextHandle): void {
  frame.text = view
  const { anchor = 0, head = anchor } = session.selection
  const at = frame.pointer ? view.posAtCoords(frame.pointer)?.pos : undefined
  frame.pointer = null
  view.focus()
  setCaret(at ?? endOr(anchor), at ?? endOr(head))
}

function endWriting(frame: EditorValue['frame'], handle: TextHandle): void {
  if (frame.text === handle.view) frame.text = null
  handle.destroy()
}

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

interface BoundaryProps {
  record: BlockRecord
  children: ReactNode
}

/** A block that fails shows the RenderError box; its neighbours go on. A change of the block tries again. */
class BlockBoundary extends Component<BoundaryProps, { error: Error | null; of: BlockRecord | null }> {
  override state: { error: Error | null; of: BlockRecord | null } = { error: null, of: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: { error: Error | null; of: BlockRecord | null }) {
    return state.of === props.record ? null : { error: null, of: props.record }
  }

  override render() {
    const { error } = this.state
    return error ? <ErrorBox record={this.props.record} message={error.message} /> : this.props.children
  }
}

function ErrorBox({ record, message }: { record: BlockRecord; message: string }) {
  const { document } = useEditor().session
  const index = document.need(record.parent).children.indexOf(record.id)
  return <RenderErrorBox failure={{ id: record.id, type: record.type, message, index }} />
}

/** Selects at once, so that what the browser does next with the pointer finds the block ready for writing. */
export function selectNow(select: () => void): void {
  flushSync(select)
}
