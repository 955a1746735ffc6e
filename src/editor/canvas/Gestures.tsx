/**
 * What the pointer does on the page beside choosing and moving blocks: drawn over several it selects them, and files that
 * it brings from elsewhere replace pictures or become new ones (PictureLayer.tsx).
 */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useEditor } from '../EditorContext.ts'
import { PictureLayer } from '../parts.ts'
import { deskOf } from './pictureDesk.ts'
import { listenForDraws } from './selectAcross.ts'

export function Gestures() {
  const editor = useEditor()
  const inside = editor.frame.document
  const [isDropping, setDropping] = useState(false)
  const desk = deskOf(editor.editorDocument)
  const isInUse = useSyncExternalStore(
    desk.subscribe,
    () => desk.now.open !== null || desk.now.uploads.length > 0,
  )
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

  return isDropping || isInUse ? <PictureLayer isDropping={isDropping} /> : null
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
