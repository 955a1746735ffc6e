/**
 * What the pointer does on the page beside choosing and moving blocks: drawn over several it selects them, and files that
 * it brings from elsewhere replace pictures or become new ones (PictureLayer.tsx). With Alt it measures (Distances.tsx). A finger
 * clicks where it pressed.
 */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type EditorValue, useEditor } from '../EditorContext.ts'
import { PictureLayer } from '../parts.ts'
import { onDemand } from '#ui/onDemand.tsx'
import { keepClicksOfFingers } from './clicksOfFingers.ts'
import { deskOf } from './pictureDesk.ts'
import { around, blockIdAt } from './elements.ts'
import { listenForDraws } from './selectAcross.ts'

const Distances = onDemand(() => import('./Distances.tsx').then((part) => part.Distances))

/** Browsers say at least every 350 ms that something is dragged over a page. */
const afterLeavingMs = 500

export function Gestures() {
  const editor = useEditor()
  const inside = editor.frame.document
  const [isDropping, setDropping] = useState(false)
  const desk = deskOf(editor.editorDocument)
  const isInUse = useSyncExternalStore(
    desk.subscribe,
    () => desk.now.open !== null || desk.now.uploads.length > 0 || desk.now.choosingFor !== null,
  )
  const isMeasuring = useMeasuring(inside)
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    if (inside) {
      if (editor.frame.element) keepClicksOfFingers(inside, editor.frame.element, signal)
      listenForDraws(inside, editor, signal)
      inside.addEventListener('click', ({ target }) => void choosePicture(editor, target), {
        signal,
        capture: true,
      })
    }
    let leaving = 0
    const stay = () => window.clearTimeout(leaving)
    let isHeld = false
    const end = () => {
      stay()
      isHeld = false
      setDropping(false)
    }
    for (const one of inside ? [window, inside] : [window]) {
      one.addEventListener(
        'dragenter',
        (event) => {
          stay()
          isHeld = hasFiles(event)
          if (isHeld) setDropping(true)
        },
        { signal },
      )
      // None comes while something is dragged: where the end was told to nobody, this is it.
      one.addEventListener('pointermove', () => isHeld && end(), { signal })
      one.addEventListener(
        'dragover',
        (event) => {
          stay()
          // Without this the browser would leave the editor for the file.
          if (hasFiles(event)) event.preventDefault()
        },
        { signal },
      )
      one.addEventListener(
        'drop',
        (event) => {
          if (hasFiles(event)) event.preventDefault()
          // Whatever takes it, which may let nobody else know of it; the layer is there until it has.
          stay()
          leaving = window.setTimeout(end)
        },
        { signal, capture: true },
      )
      one.addEventListener(
        'dragleave',
        (event) => {
          // The layer that comes under the pointer is in the other document: the files leave the page, and are still here.
          stay()
          if (!('relatedTarget' in event) || event.relatedTarget === null)
            leaving = window.setTimeout(end, afterLeavingMs)
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

/** A click on the box of a block that shows no picture yet opens the media library. */
async function choosePicture({ editorDocument, mayWrite }: EditorValue, target: EventTarget | null) {
  const choosingFor = around(target, '.b-image-empty, .b-media-empty') && blockIdAt(target)
  if (!choosingFor || !mayWrite) return
  const { isWithoutPicture } = await import('./pictureUnder.ts')
  if (isWithoutPicture(editorDocument, choosingFor)) deskOf(editorDocument).change({ choosingFor })
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
  isTransfer(event.dataTransfer) &&
  event.dataTransfer.types.some((kind) => kind === 'Files')

/** Events of the frame are of its own classes. */
function isTransfer(value: unknown): value is DataTransfer {
  return typeof value === 'object' && value !== null && 'types' in value && Array.isArray(value.types)
}
