/** The canvas: the page as visitors will see it, in a frame, with the editor's handles laid over it by the parent. */
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { definitions } from '#blocks/registry.ts'
import { useEditor } from '../EditorContext.ts'
import { rootId } from '../model/record.ts'
import { CanvasChildren, selectNow } from './CanvasBlock.tsx'
import { DropLayer } from './DropLayer.tsx'
import { blockIdAt } from './elements.ts'
import { applyLook, canvasRules, emptyLook, fetchLook, writeFrame } from './frameDocument.ts'
import { Overlay } from './Overlay.tsx'

interface CanvasProps {
  /** The public page whose style sheets the canvas wears. */
  lookPath: string
  /** Width of the page in pixels; null: as wide as there is room. */
  width: number | null
  onKey(event: KeyboardEvent): void
}

export function Canvas({ lookPath, width, onKey }: CanvasProps) {
  const { session, frame, announce } = useEditor()
  const element = useRef<HTMLIFrameElement>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const keyHandler = useRef(onKey)
  keyHandler.current = onKey

  useEffect(() => {
    const made = element.current ? writeFrame(element.current) : null
    if (!made) return
    frame.document = made.document
    frame.element = element.current
    applyLook(made.document, made.root, emptyLook, canvasRules)
    const abort = new AbortController()
    fetchLook(lookPath, abort.signal).then(
      (look) => applyLook(made.document, made.root, look, canvasRules),
      () => abort.signal.aborted || announce('The look of the site could not be loaded; the text can be edited.'),
    )
    setRoot(made.root)
    const options = { signal: abort.signal }
    const down = (event: PointerEvent): void => {
      const id = blockIdAt(event.target)
      if (id === null) {
        session.select({ id: null })
        return
      }
      if (session.selection.id === id && session.selection.anchor !== undefined) return
      const hasText = definitions.get(session.document.get(id)?.type ?? '')?.textKey !== undefined
      frame.byPointer = hasText
      selectNow(() => session.select(hasText ? { id, anchor: 0, head: 0 } : { id }))
    }
    const refuse = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
    }
    made.document.addEventListener('pointerdown', down, options)
    // Links, forms and buttons of the page do nothing here.
    made.document.addEventListener('click', refuse, { ...options, capture: true })
    made.document.addEventListener('submit', refuse, { ...options, capture: true })
    made.document.addEventListener('keydown', (event) => keyHandler.current(event), options)
    return () => {
      abort.abort()
      frame.document = null
      setRoot(null)
    }
  }, [lookPath, announce, frame, session])

  return (
    <div className="editor-stage">
      <div className="editor-page" style={width === null ? undefined : { maxInlineSize: `${width}px` }}>
        <iframe ref={element} className="editor-frame" title="The page" />
        {root ? createPortal(<CanvasChildren parent={rootId} />, root) : null}
        {root ? <Overlay /> : null}
        {root ? <DropLayer /> : null}
      </div>
    </div>
  )
}
