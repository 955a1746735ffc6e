/**
 * What the pointer does on the page beside choosing and moving blocks: drawn over several it selects them, and pictures
 * that it drops from elsewhere go up and stand where the line was.
 */
import { useEffect, useState } from 'react'
import { type EditorValue, useEditor } from '../EditorContext.ts'
import { aimOfNew, type NewAim } from '../model/dropPosition.ts'
import { rootId } from '../model/record.ts'
import { DropLine } from './DropLayer.tsx'
import { blockIdAt, type Box, boxOf, scaledBox } from './elements.ts'
import { isEmptyHtml } from './richText.ts'
import { listenForDraws } from './selectAcross.ts'
import { canvas } from './texts/canvas.ts'

interface Aim extends NewAim {
  box: Box
}

export function Gestures() {
  const editor = useEditor()
  const inside = editor.frame.document
  const [isDropping, setDropping] = useState(false)
  const [aim, setAim] = useState<Aim | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    if (inside) listenForDraws(inside, editor, signal)
    for (const one of inside ? [window, inside] : [window]) {
      one.addEventListener('dragenter', (event) => hasFiles(event) && setDropping(true), { signal })
      // Without this the browser would leave the editor for the file.
      one.addEventListener('dragover', (event) => hasFiles(event) && event.preventDefault(), { signal })
      one.addEventListener(
        'drop',
        (event) => {
          if (hasFiles(event)) event.preventDefault()
          setDropping(false)
          setAim(null)
        },
        { signal },
      )
      one.addEventListener(
        'dragleave',
        (event) => {
          if (!(event instanceof DragEvent) || event.relatedTarget === null) setDropping(false)
        },
        { signal },
      )
    }
    return () => abort.abort()
  }, [inside, editor])

  if (!isDropping) return null
  const aimOf = (event: React.DragEvent): Aim | null => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const { scale } = editor.view.page
    const found = aimAt(editor, (event.clientX - left) / scale, (event.clientY - top) / scale)
    return found && { ...found, box: scaledBox(found.box, scale) }
  }
  return (
    <div
      className="editor-drop-layer"
      data-dragging
      onDragOver={(event) => {
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setAim(aimOf(event))
      }}
      onDrop={(event) => {
        event.preventDefault()
        const at = aimOf(event)
        const files = [...event.dataTransfer.files]
        const pictures = files.filter(({ type }) => type.startsWith('image/'))
        if (at && !at.answer.ok) editor.announce(at.answer.reason)
        else if (pictures.length === 0) editor.announce(canvas.pictures_only)
        else {
          void import('../commands/pastePictures.ts').then(
            ({ pastePictures }) => pastePictures(editor, pictures, at?.place),
            () => editor.announce(canvas.pictures_failed),
          )
        }
      }}
    >
      {aim ? <DropLine aim={aim} /> : null}
    </div>
  )
}

const hasFiles = (event: Event): boolean =>
  'dataTransfer' in event &&
  event instanceof Object &&
  isTransfer(event.dataTransfer) &&
  event.dataTransfer.types.some((kind) => kind === 'Files')

/** Events of the frame are of its own classes. */
function isTransfer(value: unknown): value is DataTransfer {
  return typeof value === 'object' && value !== null && 'types' in value && Array.isArray(value.types)
}

/** Returns where a new picture would land at a point of the frame; an empty paragraph gives way to it. */
function aimAt({ editorDocument, frame }: EditorValue, x: number, y: number): Aim | null {
  const inside = frame.document
  if (!inside) return null
  const under = blockIdAt(inside.elementFromPoint(x, y)) ?? editorDocument.blocks.root.children.at(-1) ?? null
  const box = under === null ? null : boxOf(inside, under)
  if (under === null || under === rootId || !box) return null
  const { type, state } = editorDocument.blocks.need(under)
  const isEmpty = type === 'paragraph' && isEmptyHtml(state.text)
  const share = box.height > 0 ? (y - box.top) / box.height : 0.5
  return { ...aimOfNew(editorDocument, 'image', under, share, isEmpty), box }
}
