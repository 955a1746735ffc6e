/** The handles of the selected block, laid over the frame: box, name, move, duplicate, remove, insert behind. */
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { ArrowDown, ArrowUp, Bold, Copy, GripVertical, Italic, Link, Plus, Trash2 } from 'lucide-react'
import { toggleMark } from 'prosemirror-commands'
import { useEffect, useRef } from 'react'
import { definitions } from '#blocks/registry.ts'
import { useEditor, useRecord, useSelected, useSelectedId } from '../EditorContext.ts'
import { useBox } from './useBox.ts'

/** Height of the toolbar with its gap: above the block where there is room, else inside its top. */
const toolbarRoomPx = 44

export function Overlay() {
  const id = useSelectedId()
  const box = useBox(id)
  if (id === null || !box) return null
  const isAbove = box.top >= toolbarRoomPx
  return (
    <div className="editor-overlay">
      <div className="editor-box" style={{ insetInlineStart: box.left, top: box.top, width: box.width, height: box.height }} />
      <div
        className="editor-handles"
        style={{ insetInlineStart: Math.max(4, box.left), top: isAbove ? box.top - toolbarRoomPx + 4 : box.top + box.height + 4 }}
      >
        <Handles id={id} />
      </div>
    </div>
  )
}

function Handles({ id }: { id: string }) {
  const { session, report, announce, openInsert } = useEditor()
  const record = useRecord(id)
  const handle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = handle.current
    if (!element) return
    return draggable({ element, getInitialData: () => ({ block: id }) })
  }, [id])
  if (!record) return null
  const label = definitions.get(record.type)?.label ?? record.type
  const siblings = session.document.need(record.parent).children
  const insertBehind = (element: HTMLElement) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    openInsert({ place: { target: id, position: 'after' }, at: { left, top, bottom } })
  }
  return (
    <div role="toolbar" aria-label={`${label} block`} className="editor-handle-bar">
      <button ref={handle} type="button" className="editor-grip" aria-label={`Drag ${label}`} title="Drag to move">
        <GripVertical size={15} aria-hidden />
        <span>{label}</span>
      </button>
      <button
        type="button"
        aria-label="Move up"
        title="Move up (Alt+↑)"
        onClick={() => report(session.moveBy(id, -1), `${label} moved up, now ${placeOf(siblings.length, id, session)}`)}
      >
        <ArrowUp size={15} aria-hidden />
      </button>
      <button
        type="button"
        aria-label="Move down"
        title="Move down (Alt+↓)"
        onClick={() => report(session.moveBy(id, 1), `${label} moved down, now ${placeOf(siblings.length, id, session)}`)}
      >
        <ArrowDown size={15} aria-hidden />
      </button>
      <button type="button" aria-label="Duplicate" title="Duplicate (Ctrl+D)" onClick={() => report(session.duplicate(id), `${label} duplicated`)}>
        <Copy size={15} aria-hidden />
      </button>
      <button
        type="button"
        aria-label="Remove"
        title="Remove"
        onClick={() => {
          if (session.remove([id]).ok) announce(`${label} removed. Undo brings it back.`)
        }}
      >
        <Trash2 size={15} aria-hidden />
      </button>
      <button type="button" aria-label="Insert a block after this one" title="Insert behind" onClick={(event) => insertBehind(event.currentTarget)}>
        <Plus size={15} aria-hidden />
      </button>
      <Marks id={id} />
    </div>
  )
}

/** The pointer must not take the focus out of the text. */
const keepFocus = (event: React.MouseEvent): void => event.preventDefault()

/** Bold, italic and link for the text that is being written. */
function Marks({ id }: { id: string }) {
  const { frame, openLink } = useEditor()
  const isWriting = useSelected(({ selection }) => selection.id === id && selection.anchor !== undefined)
  if (!isWriting) return null
  const toggle = (name: string) => {
    const view = frame.text
    const mark = view?.state.schema.marks[name]
    if (view && mark) toggleMark(mark)(view.state, view.dispatch)
    view?.focus()
  }
  return (
    <span className="editor-marks">
      <button type="button" onMouseDown={keepFocus} aria-label="Bold" title="Bold (Ctrl+B)" onClick={() => toggle('strong')}>
        <Bold size={15} aria-hidden />
      </button>
      <button type="button" onMouseDown={keepFocus} aria-label="Italic" title="Italic (Ctrl+I)" onClick={() => toggle('em')}>
        <Italic size={15} aria-hidden />
      </button>
      <button type="button" onMouseDown={keepFocus} aria-label="Link" title="Link (Ctrl+K)" onClick={() => frame.text && openLink(frame.text)}>
        <Link size={15} aria-hidden />
      </button>
    </span>
  )
}

function placeOf(count: number, id: string, session: ReturnType<typeof useEditor>['session']): string {
  return `${session.document.indexOf(id) + 1} of ${count}`
}
