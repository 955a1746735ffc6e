/**
 * Where a dragged block would land. While a drag goes on a layer of the parent window covers the frame, finds the block
 * under the pointer by its coordinates and shows a line; a refused place shows its reason and takes no drop.
 */
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef, useState } from 'react'
import { type EditorValue, useEditor } from '../EditorContext.ts'
import { moveToAndAnnounce } from '../commands/announceDrop.ts'
import { aimBeside, type DropAim, dropAim, type NewAim } from '../model/dropPosition.ts'
import { rootId } from '../model/record.ts'
import { blockIdAt, type Box, boxOf, scaledBox } from './elements.ts'
import { nearestBlock } from './nearestBlock.ts'

interface Aim extends DropAim {
  /** Where the block beside the place is drawn. */
  box: Box
}

/** How near to the edge the pointer scrolls the page, and by how much an event. */
const scrollEdgePx = 56
const scrollStepPx = 18

export function DropLayer() {
  const editor = useEditor()
  const layer = useRef<HTMLDivElement>(null)
  const [isDragging, setDragging] = useState(false)
  const [aim, setAim] = useState<Aim | null>(null)

  useEffect(() => {
    const element = layer.current
    if (!element) return
    const aimOf = (data: Record<string | symbol, unknown>, x: number, y: number): Aim | null => {
      const id = data.block
      const { left, top } = element.getBoundingClientRect()
      const { scale } = editor.view.page
      const aim = typeof id === 'string' ? aimAt(editor, id, (x - left) / scale, (y - top) / scale) : null
      return aim && { ...aim, box: scaledBox(aim.box, scale) }
    }
    const stopMonitor = monitorForElements({
      canMonitor: ({ source }) => typeof source.data.block === 'string',
      onDragStart: () => setDragging(true),
      onDrop: () => {
        setDragging(false)
        setAim(null)
      },
    })
    const stopTarget = dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.block === 'string',
      onDrag({ source, location }) {
        const { clientX, clientY } = location.current.input
        const { top, bottom } = element.getBoundingClientRect()
        const view = editor.frame.document?.defaultView
        if (clientY < top + scrollEdgePx) view?.scrollBy(0, -scrollStepPx)
        if (clientY > bottom - scrollEdgePx) view?.scrollBy(0, scrollStepPx)
        setAim(aimOf(source.data, clientX, clientY))
      },
      onDragLeave: () => setAim(null),
      onDrop({ source, location }) {
        const { clientX, clientY } = location.current.input
        const at = aimOf(source.data, clientX, clientY)
        const id = source.data.block
        if (at && typeof id === 'string') moveToAndAnnounce(editor, id, at.place)
      },
    })
    return () => {
      stopMonitor()
      stopTarget()
    }
  }, [editor])

  return (
    <div ref={layer} className="editor-drop-layer" data-dragging={isDragging || undefined}>
      {aim ? <DropLine aim={aim} /> : null}
    </div>
  )
}

/** The line where a block would land; around the block that it would go into, or take the place of. */
export function DropLine({ aim }: { aim: NewAim & { box: Box } }) {
  const { box, place, answer } = aim
  const isInto = place.position === 'append' || place.position === 'replace'
  const top = isInto ? box.top : place.position === 'before' ? box.top - 2 : box.top + box.height
  return (
    <div
      className={isInto ? 'editor-drop-into' : 'editor-drop-line'}
      data-refused={!answer.ok || undefined}
      style={{ left: box.left, top, width: box.width, ...(isInto ? { height: box.height } : {}) }}
    >
      {answer.ok ? null : <span>{answer.reason}</span>}
    </div>
  )
}

/** Returns where the block would land at a point of the frame. */
function aimAt(editor: EditorValue, id: string, x: number, y: number): Aim | null {
  const { editorDocument, frame } = editor
  const inside = frame.document
  if (!inside || !editorDocument.blocks.has(id)) return null
  const { blocks } = editorDocument
  const hit = blockIdAt(inside.elementFromPoint(x, y))
  const box = hit === null ? null : boxOf(inside, hit)
  const share = box && box.height > 0 ? (y - box.top) / box.height : 0.5
  const aim = hit === null ? null : dropAim(editorDocument, id, hit, share)
  // In the gap between blocks, or between those of the container that the pointer is in.
  const isGap =
    aim === null || (aim.place.position === 'append' && blocks.need(aim.place.target).children.length > 0)
  const near = isGap ? nearestBlock(inside, blocks, hit ?? rootId, x, y) : null
  const nearBox = near && boxOf(inside, near.id)
  if (near && nearBox)
    return { ...aimBeside(editorDocument, id, { target: near.id, position: near.position }), box: nearBox }
  if (aim && box) return { ...aim, box }
  const last = blocks.root.children.at(-1)
  const lastBox = last === undefined ? null : boxOf(inside, last)
  return last !== undefined && lastBox
    ? { ...aimBeside(editorDocument, id, { target: last, position: 'after' }), box: lastBox }
    : null
}
