/**
 * What the pointer does on the page beside choosing and moving blocks: drawn over several it selects them, and files that
 * it brings from elsewhere replace pictures or become new ones (PictureLayer.tsx). With Alt it measures (Distances.tsx).
 */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useEditor } from '../EditorContext.ts'
import { PictureLayer } from '../parts.ts'
import { onDemand } from '#ui/onDemand.tsx'
import { deskOf } from './pictureDesk.ts'
import { listenForDraws } from './selectAcross.ts'

const Distances = onDemand(() => import('./Distances.tsx').then((part) => part.Distances))

export function Gestures() {
  const editor = useEditor()
  const inside = editor.frame.document
  const [isDropping, setDropping] = useState(false)
  const desk = deskOf(editor.editorDocument)
  const isInUse = useSyncExternalStore(
    desk.subscribe,
    () => desk.now.open !== null || desk.now.uploads.length > 0,
  )
  const isMeasuring = useMeasuring(inside)
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

  return (
    <>
      {isDropping || isInUse ? <PictureLayer isDropping={isDropping} /> : null}
      {isMeasuring ? <Distances /> : null}
    </>
  )
}

/** True while Alt alone is held and the pointer is over the page: together with another key it does something else. */
function useMeasuring(inside: Document | null): boolean {
  const [isMeasuring, setMeasuring] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    const options = { signal: abort.signal, passive: true }
    const stop = () => setMeasuring(false)
    const follow = ({ altKey, ctrlKey, metaKey, shiftKey, buttons }: PointerEvent) =>
      setMeasuring(altKey && !ctrlKey && !metaKey && !shiftKey && buttons === 0)
    inside?.addEventListener('pointermove', follow, options)
    for (const one of inside ? [window, inside] : [window]) {
      // Held down it is pressed again and again.
      one.addEventListener('keydown', (event) => ('key' in event && event.key === 'Alt') || stop(), options)
      one.addEventListener('keyup', stop, options)
      one.addEventListener('blur', stop, options)
    }
    return () => abort.abort()
  }, [inside])
  return isMeasuring
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
