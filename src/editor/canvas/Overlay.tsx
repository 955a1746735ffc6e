/** The handles of the selected block, laid over the frame: box, name, move, duplicate, remove, insert behind. */
import { ArrowDown, ArrowUp, Copy, Ellipsis, GripVertical, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useEditor, useRecord, useSelected, useSelectedId } from '../EditorContext.ts'
import { duplicateAndAnnounce, moveAndAnnounce, removeAndAnnounce } from '../commands/announceActions.ts'
import { selectionText } from '../commands/selectionText.ts'
import type { Box } from './elements.ts'
import { TextBar } from './TextBar.tsx'
import { whenDragging } from '../whenDragging.ts'
import { useBox, useBoxesInSight } from './useBox.ts'
import { canvas } from './texts/canvas.ts'
import { common } from '#ui/texts/common.ts'
import { keyNames } from '../commands/texts/keyNames.ts'
import { blockActions } from '../commands/texts/blockActions.ts'

/** Height of the toolbar with its gap: above the block where there is room, else inside its top. */
const toolbarRoomPx = 44
/** A block wider than the toolbar has it at its end, so that the beginning of the line above stays free to read and press. */
const handlesWidthPx = 420

export function Overlay() {
  const id = useSelectedId()
  const others = useSelected(({ selection }) => selection.others?.join(' ') ?? '')
  const box = useBox(id)
  const isTyping = useIsTyping()
  if (id === null || !box) return null
  const top = barTop(box)
  return (
    <div className="editor-overlay" data-typing={isTyping || undefined}>
      <SelectionBox box={box} />
      {others === '' ? null : <OtherBoxes ids={others} />}
      <div
        className="editor-handles"
        data-end={box.width > handlesWidthPx ? '' : undefined}
        style={{
          left: box.width > handlesWidthPx ? box.left + box.width : Math.max(4, box.left),
          top,
        }}
      >
        <Handles id={id} />
      </div>
    </div>
  )
}

/** True from a letter until the pointer moves: what lies over the words around must not cover them while somebody writes. */
function useIsTyping(): boolean {
  const { frame } = useEditor()
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    const inside = frame.document
    if (!inside) return undefined
    const abort = new AbortController()
    const { signal } = abort
    inside.addEventListener('beforeinput', () => setTyping(true), { signal })
    for (const one of [inside, window])
      for (const kind of ['pointermove', 'pointerdown'])
        one.addEventListener(kind, () => setTyping(false), { signal })
    return () => abort.abort()
  }, [frame])
  return isTyping
}

/** Above the block; a block that begins above the window has it at the window's top, over itself and never over another. */
function barTop(box: Box): number {
  if (box.top >= toolbarRoomPx) return box.top - toolbarRoomPx + 4
  return box.top + box.height > 2 * toolbarRoomPx ? 4 : box.top + box.height + 4
}

function SelectionBox({ box }: { box: Box }) {
  return (
    <div
      className="editor-box"
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
    />
  )
}

/** The blocks that are selected together with the first. */
function OtherBoxes({ ids }: { ids: string }) {
  return useBoxesInSight(ids).map((box) => <SelectionBox key={`${box.left} ${box.top}`} box={box} />)
}

function Handles({ id }: { id: string }) {
  const editor = useEditor()
  const { editorDocument, openInsert, openMenu, mayDesign } = editor
  const record = useRecord(id)
  const count = useSelected((now) => now.selectedIds.length)
  const handle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = handle.current
    if (!element) return
    return whenDragging(({ draggable }) => draggable({ element, getInitialData: () => ({ block: id }) }))
  }, [id, count, mayDesign])
  if (!record) return null
  const words = selectionText(editor)
  const insertBehind = (element: HTMLElement) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    openInsert({
      place: { target: editorDocument.selectedIds.at(-1) ?? id, position: 'after' },
      at: { left, top, bottom },
    })
  }
  return (
    <div role="toolbar" aria-label={blockActions.what_to_do({ block: words })} className="editor-handle-bar">
      {count > 1 || !mayDesign ? (
        <b className="editor-count">{words}</b>
      ) : (
        <button
          ref={handle}
          type="button"
          className="editor-grip"
          aria-label={canvas.drag({ block: words })}
          data-tip={canvas.drag_to_move}
        >
          <GripVertical size={15} aria-hidden />
          <span>{words}</span>
        </button>
      )}
      {mayDesign ? (
        <>
          <button
            type="button"
            aria-label={common.move_up}
            data-tip={`${common.move_up} (${keyNames.alt}+↑)`}
            onClick={() => moveAndAnnounce(editor, -1)}
          >
            <ArrowUp size={15} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={common.move_down}
            data-tip={`${common.move_down} (${keyNames.alt}+↓)`}
            onClick={() => moveAndAnnounce(editor, 1)}
          >
            <ArrowDown size={15} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={common.duplicate}
            data-tip={`${common.duplicate} (${keyNames.ctrl}+D)`}
            onClick={() => duplicateAndAnnounce(editor)}
          >
            <Copy size={15} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={common.remove}
            data-tip={`${common.remove} (${keyNames.delete})`}
            onClick={() => removeAndAnnounce(editor)}
          >
            <Trash2 size={15} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={canvas.insert_after}
            data-tip={canvas.insert_behind}
            onClick={(event) => insertBehind(event.currentTarget)}
          >
            <Plus size={15} aria-hidden />
          </button>
        </>
      ) : null}
      <button
        type="button"
        aria-label={canvas.more}
        aria-haspopup="menu"
        data-tip={`${canvas.more} (${keyNames.shift}+F10)`}
        onClick={({ currentTarget }) => openMenu({ at: currentTarget.getBoundingClientRect() })}
      >
        <Ellipsis size={15} aria-hidden />
      </button>
      <Marks id={id} />
    </div>
  )
}

/** Marks and look of the text that is being written. */
function Marks({ id }: { id: string }) {
  const isWriting = useSelected(({ selection }) => selection.id === id && selection.anchor !== undefined)
  return isWriting ? <TextBar id={id} /> : null
}
