/**
 * Blocks dragged by their rows of the outline: a row takes a block before it, behind it, or into what it holds. What the
 * one drop rule refuses shows its reason and takes no drop. By keys the same is done with Alt and the arrows.
 */
import { type RefObject, useEffect, useState } from 'react'
import { moveToAndAnnounce } from '../commands/announceDrop.ts'
import { type Adapter, whenDragging } from '../whenDragging.ts'
import { type EditorValue, useEditor } from '../EditorContext.ts'
import { type DropAim, dropAim } from '../model/dropPosition.ts'
import { rowHeightPx } from './rows.ts'

interface Aim extends DropAim {
  /** Where the line is drawn, from the top of the tree. */
  top: number
  left: number
}

/** How near to the edge the pointer scrolls the outline, and by how much an event. */
const scrollEdgePx = 32
const scrollStepPx = 12

/** The line where the dragged block would land. */
export function OutlineDrop({
  tree,
  closed,
}: {
  tree: RefObject<HTMLElement | null>
  closed: ReadonlySet<string>
}) {
  const editor = useEditor()
  const [aim, setAim] = useState<Aim | null>(null)
  useEffect(() => {
    const element = tree.current
    const scroller = element?.parentElement
    if (!element || !scroller) return
    const target: Parameters<Adapter['dropTargetForElements']>[0] = {
      element: scroller,
      canDrop: ({ source }) => typeof source.data.block === 'string',
      onDrag({ source, location }) {
        const { clientX, clientY } = location.current.input
        const { top, bottom } = scroller.getBoundingClientRect()
        if (clientY < top + scrollEdgePx) scroller.scrollTop -= scrollStepPx
        if (clientY > bottom - scrollEdgePx) scroller.scrollTop += scrollStepPx
        setAim(aimAt(editor, element, String(source.data.block), closed, { x: clientX, y: clientY }))
      },
      onDragLeave: () => setAim(null),
      onDrop({ source, location }) {
        const { clientX, clientY } = location.current.input
        const id = String(source.data.block)
        const at = aimAt(editor, element, id, closed, { x: clientX, y: clientY })
        setAim(null)
        if (at) moveToAndAnnounce(editor, id, at.place)
      },
    }
    return whenDragging(({ dropTargetForElements }) => dropTargetForElements(target))
  }, [editor, tree, closed])
  if (!aim) return null
  const isInto = aim.place.position === 'append'
  return (
    <li
      role="none"
      className={isInto ? 'editor-row-into' : 'editor-row-line'}
      data-refused={!aim.answer.ok || undefined}
      style={{
        insetBlockStart: aim.top,
        insetInlineStart: aim.left,
        ...(isInto ? { blockSize: rowHeightPx } : {}),
      }}
    >
      {aim.answer.ok ? null : <span>{aim.answer.reason}</span>}
    </li>
  )
}

/** Returns where a block would land at a point of the window; null beside the rows. */
function aimAt(
  editor: EditorValue,
  tree: HTMLElement,
  id: string,
  closed: ReadonlySet<string>,
  point: { x: number; y: number },
): Aim | null {
  const { blocks } = editor.editorDocument
  const row = globalThis.document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-outline]')
  const target = row?.dataset.outline
  if (!row || target === undefined || !blocks.has(target) || !blocks.has(id)) return null
  const box = row.getBoundingClientRect()
  const around = tree.getBoundingClientRect()
  const { place, answer } = dropAim(
    editor.editorDocument,
    id,
    target,
    (point.y - box.top) / box.height,
    !closed.has(target),
  )
  const isAtTop = place.position !== 'after' && place.target === target
  const indent = place.target === target ? 0 : 18
  return {
    place,
    answer,
    top: (isAtTop ? box.top : box.bottom) - around.top,
    left: box.left - around.left + indent,
  }
}
