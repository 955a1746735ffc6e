/**
 * One block on the canvas: the public view in the public shell. Only its own record wakes it. Of thousands each part costs:
 * a block is one component, its boundary and its view, and what only some need is drawn for those.
 */
import {
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { definitions } from '#blocks/registry.ts'
import { BlockShell, type BlockShellProps } from '#blocks/shell/BlockShell.tsx'
import { compileStyles } from '#blocks/shell/compileStyles.ts'
import { mayHoldLinks } from '#blocks/shell/linkKind.ts'
import { hasView, loadViews, viewOf } from '#blocks/lazyViews.ts'
import { BlockBoundary } from '#rendering/BlockBoundary.tsx'
import { UnknownBlockBox } from '#rendering/ErrorBox.tsx'
import { type EditorValue, useEditor, useRecord } from '../EditorContext.ts'
import { useDrawn } from './useDrawn.ts'
import type { BlockRecord } from '../model/record.ts'
import { rootId } from '../model/record.ts'
import { Bound, CollectionItems } from '../collection/parts.ts'
import { adoptStyles } from './frameDocument.ts'
import { type Slice, sliceLength, Slicer } from './slices.ts'
import { drawnText, TextInPlace } from './TextInPlace.tsx'
import { planOf, type TextPlan } from './textPlan.ts'
import { useBlockData } from './useBlockData.ts'
import { useDocumentData } from './useDocumentData.ts'
import { canvas } from './texts/canvas.ts'
import { frame as frameTexts } from '#ui/texts/frame.ts'
import { editor as editorTexts } from '../texts/editor.ts'

export const CanvasBlock = memo(function CanvasBlock({ id }: { id: string }) {
  const editor = useEditor()
  const { record, isWriting } = useDrawn(id)
  const css = record ? compileStyles([{ id, type: record.type, state: record.state, children: [] }]) : ''
  const inside = editor.frame.document
  useLayoutEffect(() => (inside && css ? adoptStyles(inside, css) : undefined), [inside, css])
  if (!record) return null
  const definition = definitions.get(record.type)
  // What visitors do not get shows, pale: what cannot be seen cannot be edited.
  const attributes = {
    'data-bid': id,
    ...(record.do_not_render || record.state.is_hidden ? { 'data-left-out': '' } : {}),
  }
  if (!definition || !hasView(record.type))
    return <UnknownBlockBox type={record.type} attributes={attributes} />
  const state = { ...definition.defaults, ...record.state }
  const failureOf = (message: string) => {
    const index = editor.editorDocument.blocks.need(record.parent).children.indexOf(id)
    return { id, type: record.type, message, index }
  }
  const plan = isWriting ? planOf(editor, record, definition) : null
  const Body = bodyOf(record.type)
  const draw = (shown: BlockRecord) =>
    Body
      ? createElement(Body, { record: shown, definition, plan })
      : drawn(editor, { record: shown, definition, plan }, null)
  const children = record.state.bind ? <Bound record={record} draw={draw} /> : draw(record)
  const block = { id, type: record.type, state }
  const shell = shellOf({
    block,
    holdsLinks: Boolean(state.link) && mayHoldLinks(definition, state),
    attributes,
    children,
  })
  const around = { attempt: record, failureOf, attributes }
  if (plan === null || Body)
    return (
      <BlockBoundary key={record.type} {...around}>
        {shell}
      </BlockBoundary>
    )
  return (
    <BlockBoundary key={record.type} {...around}>
      {shell}
      <TextInPlace record={record} definition={definition} plan={plan} />
    </BlockBoundary>
  )
})

/** What is around a block, without a component of its own; where that fails the boundary hears of it. */
function shellOf(props: BlockShellProps): ReactNode {
  try {
    return BlockShell(props)
  } catch {
    return <BlockShell {...props} />
  }
}

/** The blocks under a parent. */
export const CanvasChildren = memo(function CanvasChildren({ parent }: { parent: string }) {
  const record = useRecord(parent)
  const [slicer] = useState(() => ((record?.children.length ?? 0) > sliceLength ? new Slicer() : null))
  const children = record?.children ?? []
  if (children.length === 0 && parent !== rootId) return <p className="canvas-note">{canvas.empty}</p>
  if (slicer) return slicer.slice(children).map((slice) => <CanvasSlice key={slice.key} slice={slice} />)
  return children.map((id) => <CanvasBlock key={id} id={id} />)
})

const CanvasSlice = memo(function CanvasSlice({ slice }: { slice: Slice }) {
  return slice.ids.map((id) => <CanvasBlock key={id} id={id} />)
})

/** @param slot read by the view of the component */
function InSlot({ id }: { id: string; slot: string }) {
  return <CanvasBlock id={id} />
}

interface BodyProps {
  record: BlockRecord
  definition: BlockDefinition
  /** How its text is being written; null: it is not. */
  plan: TextPlan | null
}

/** Null: it is drawn at once. */
const bodies = new Map<string, ComponentType<BodyProps> | null>()

/** How a type is drawn, decided when its first block is: the body that waits for its view goes on with that view. */
function bodyOf(type: string): ComponentType<BodyProps> | null {
  const known = bodies.get(type)
  if (known !== undefined) return known
  const body = viewOf(type) ? readyBody(type) : LateBody
  bodies.set(type, body)
  return body
}

/** Most blocks show only what they hold: they wait for nothing and read nothing of others. */
function readyBody(type: string): ComponentType<BodyProps> | null {
  const definition = definitions.get(type)
  return definition?.needs || definition?.fromDocument ? DataBody : null
}

/** A block of a type whose view is still on its way. */
function LateBody(props: BodyProps) {
  const { type } = props.record
  const [failure, setFailure] = useState<unknown>(null)
  const [, wake] = useState(0)
  const hasView = viewOf(type) !== undefined
  useEffect(() => {
    if (hasView) return undefined
    let isShown = true
    loadViews([type]).then(
      () => void (isShown && wake((count) => count + 1)),
      (cause: unknown) => void (isShown && setFailure(cause)),
    )
    return () => void (isShown = false)
  }, [type, hasView])
  if (failure !== null && !hasView) throw new Error(frameTexts.part_not_loaded)
  const editor = useEditor()
  if (!hasView) return null
  const Body = readyBody(type)
  return Body ? createElement(Body, props) : withText(drawn(editor, props, null), props)
}

function DataBody(props: BodyProps) {
  const { definition, record } = props
  const editor = useEditor()
  const answer = useBlockData(definition, record, editor.page)
  const read = useDocumentData(definition)
  if (answer.kind === 'waiting')
    return <p className="canvas-note">{editorTexts.loading_block({ label: definition.label })}</p>
  if (answer.kind === 'failed') throw new Error(answer.message)
  return withText(drawn(editor, props, answer.kind === 'ready' ? answer.data : read), props)
}

/** A view that was waited for: only now is there a place in it for the text. */
function withText(view: ReactNode, { record, definition, plan }: BodyProps): ReactNode {
  return plan ? (
    <>
      {view}
      <TextInPlace record={record} definition={definition} plan={plan} />
    </>
  ) : (
    view
  )
}

/** The view of a block. */
function drawn(
  { page, editorDocument }: EditorValue,
  { record, definition, plan }: BodyProps,
  data: unknown,
): ReactNode {
  const View = viewOf(record.type)
  if (!View) return null
  const state: Record<string, unknown> = { ...definition.defaults, ...record.state }
  const text = drawnText(record.id, plan)
  if (text !== null && definition.textKey !== undefined) state[definition.textKey] = text
  // The writer draws caption, head and cells itself, in a table that React leaves alone and throws away as a whole.
  if (text !== null && definition.cellsKey !== undefined)
    return createElement(View, {
      key: 'cells',
      block: { id: record.id, type: record.type },
      state: { ...definition.defaults, look: state.look, has_head: false, [definition.cellsKey]: [[text]] },
      data,
      page,
    })
  const isContainer = definition.accepts !== 'nothing'
  const props = { block: { id: record.id, type: record.type }, state, data, page }
  // A component says where the content of each slot goes.
  if (record.type === 'reusable')
    return createElement(
      View,
      props,
      record.children.map((id) => (
        <InSlot key={id} id={id} slot={String(editorDocument.blocks.get(id)?.state.slot)} />
      )),
    )
  const children = isContainer ? <CanvasChildren parent={record.id} /> : null
  return createElement(
    View,
    props,
    record.type === 'collection' ? (
      <CollectionItems id={record.id} data={data}>
        {children}
      </CollectionItems>
    ) : (
      children
    ),
  )
}

/** Selects at once, so that what the browser does next with the pointer finds the block ready for writing. */
export function selectNow(select: () => void): void {
  flushSync(select)
}
