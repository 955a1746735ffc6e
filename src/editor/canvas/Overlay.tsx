/** The handles of the selected block, laid over the frame: box, name, move, duplicate, remove, insert behind. */
import { ArrowDown, ArrowUp, Copy, Ellipsis, GripVertical, Plus, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useEditor, useRecord, useSelected, useSelectedId, useView } from '../EditorContext.ts'
import { duplicateAndAnnounce, moveAndAnnounce, removeAndAnnounce } from '../commands/announceActions.ts'
import { selectionText } from '../commands/selectionText.ts'
import { barPlace, linesAround } from './barPlace.ts'
import { type Box, boxOf, scaledBox } from './elements.ts'
import { TextBar } from './TextBar.tsx'
import { LayoutHandles, PictureButton, TableHandles } from '../parts.ts'
import { useSharedSheet } from '../styles/useSharedStyles.ts'
import { whenDragging } from '../whenDragging.ts'
import { useBox, useBoxesInSight } from './useBox.ts'
import { canvas } from './texts/canvas.ts'
import { common } from '#ui/texts/common.ts'
import { keyNames } from '../commands/texts/keyNames.ts'
import { blockActions } from '../commands/texts/blockActions.ts'

/** So many characters in a row hide the toolbar: somebody writes. */
const charactersToHide = 2
/** What the toolbar measures before it has been drawn. */
const usualBar = { width: 340, height: 38 }
/** What the handles of a table (TableHandles.tsx) take above and below it. */
const tableEdgePx = 30

export function Overlay() {
  const id = useSelectedId()
  const others = useSelected(({ selection }) => selection.others?.join(' ') ?? '')
  const box = useBox(id)
  const isTyping = useIsTyping(id)
  useSharedSheet(useEditor().frame.document)
  if (id === null || !box) return null
  return (
    <div className="editor-overlay" data-typing={isTyping || undefined}>
      <SelectionBox box={box} />
      {others === '' ? null : <OtherBoxes ids={others} />}
      <PlacedHandles id={id} box={box} isTyping={isTyping} />
      <TableMarks id={id} box={box} />
      <LayoutMarks key={id} id={id} box={box} />
    </div>
  )
}

/** True from the second letter until the pointer moves or Esc: what lies over the words must not cover them while somebody writes. */
function useIsTyping(id: string | null): boolean {
  const { frame } = useEditor()
  const [typingIn, setTypingIn] = useState<string | null>(null)
  useEffect(() => {
    const inside = frame.document
    if (!inside || id === null) return undefined
    const abort = new AbortController()
    const { signal } = abort
    let count = 0
    const show = () => {
      count = 0
      setTypingIn(null)
    }
    inside.addEventListener(
      'beforeinput',
      () => {
        count += 1
        if (count >= charactersToHide) setTypingIn(id)
      },
      { signal },
    )
    inside.addEventListener('keydown', ({ key }) => key === 'Escape' && show(), { signal, capture: true })
    for (const one of [inside, window])
      for (const kind of ['pointermove', 'pointerdown']) one.addEventListener(kind, show, { signal })
    return () => abort.abort()
  }, [frame, id])
  return typingIn !== null && typingIn === id
}

/** The toolbar where it covers no line of text; unseen while its block is scrolled out of sight. The lines are read when another block is selected, and after typing. */
function PlacedHandles({ id, box, isTyping }: { id: string; box: Box; isTyping: boolean }) {
  const { frame } = useEditor()
  const { width, height, scale } = useView(({ page }) => page)
  const [bar, setBar] = useState(usualBar)
  const element = useRef<HTMLDivElement>(null)
  const lines = useMemo(() => {
    const own = isTyping || !frame.document ? null : boxOf(frame.document, id)
    return own && frame.document ? linesAround(frame.document, id, own) : []
  }, [frame, id, isTyping])
  useEffect(() => {
    const shown = element.current
    if (!shown) return undefined
    const sizes = new ResizeObserver(() => setBar({ width: shown.offsetWidth, height: shown.offsetHeight }))
    sizes.observe(shown)
    return () => sizes.disconnect()
  }, [])
  const drawn = useMemo(() => lines.map((line) => scaledBox(line, scale)), [lines, scale])
  const edge = useIsTableWritten(id) ? tableEdgePx : 0
  const room = { width: width * scale, height: height * scale }
  const { left, top, isDocked } = barPlace(box, bar, drawn, room, edge)
  const isAway = box.top + box.height <= 0 || box.top >= height * scale
  return (
    <div
      ref={element}
      className="editor-handles"
      data-docked={isDocked || undefined}
      data-away={isAway || undefined}
      style={{ left, top }}
    >
      <Handles id={id} />
    </div>
  )
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
      {count > 1 || !mayHoldPictures(record.state) ? null : <PictureButton id={id} />}
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

/** False for most blocks, without loading what knows for certain. */
const mayHoldPictures = (state: Readonly<Record<string, unknown>>): boolean =>
  Object.values(state).some(
    (value) => Array.isArray(value) || (typeof value === 'string' && /^\/|:\/\//.test(value)),
  )

/** Rows and columns of the table that is being written. */
function TableMarks({ id, box }: { id: string; box: Box }) {
  return useIsTableWritten(id) ? <TableHandles key={id} id={id} box={box} /> : null
}

function useIsTableWritten(id: string): boolean {
  const { editorDocument, mayDesign } = useEditor()
  const isWriting = useSelected(({ selection }) => selection.id === id && selection.anchor !== undefined)
  return isWriting && mayDesign && editorDocument.blocks.get(id)?.type === 'table'
}

const laidOut: ReadonlySet<string> = new Set(['group', 'grid', 'columns', 'column'])

/** Padding, gaps and columns of what holds blocks. */
function LayoutMarks({ id, box }: { id: string; box: Box }) {
  const { editorDocument, mayDesign } = useEditor()
  const isAlone = useSelected(({ selection }) => selection.id === id && !selection.others?.length)
  if (!isAlone || !mayDesign || !laidOut.has(editorDocument.blocks.get(id)?.type ?? '')) return null
  return <LayoutHandles id={id} box={box} />
}

/** Marks and look of the text that is being written. */
function Marks({ id }: { id: string }) {
  const isWriting = useSelected(({ selection }) => selection.id === id && selection.anchor !== undefined)
  return isWriting ? <TextBar id={id} /> : null
}
