/** The canvas: the page as visitors will see it, in a frame, with the editor's handles laid over it by the parent. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { loadViews } from '#blocks/lazyViews.ts'
import { definitions } from '#blocks/registry.ts'
import { watchTouch } from '#ui/onDemand.tsx'
import { type EditorValue, useEditor, useView } from '../EditorContext.ts'
import { rootId } from '../model/record.ts'
import { listenToClipboard } from '../commands/loadClipboard.ts'
import { listenToKeys } from '../commands/keys.ts'
import { isTyping } from '../commands/keyTarget.ts'
import { extendTo } from '../model/several.ts'
import { isWritten } from '../model/subtree.ts'
import { CanvasChildren, selectNow } from './CanvasBlock.tsx'
import { blockIdAt, boxInWindow } from './elements.ts'
import { emptyLook, lookOf, type PageLook, whenStyled, writeFrame } from './frameDocument.ts'
import type { Coming } from '../openRequest.ts'
import { loadRest } from '../parts.ts'
import { DropLayer, Gestures, Overlay, SiteParts, Starters, WriterNotes } from '../partsAround.ts'
import { typedTypes } from './markdownShortcuts.ts'
import { noteCanvasReady } from './canvasReady.ts'
import { bringWriting, loadWriting } from './loadWriting.ts'
import type { ViewState } from './view.ts'
import { canvas } from './texts/canvas.ts'
import { said } from '../commands/texts/said.ts'

interface CanvasProps {
  /** The page whose style sheets the canvas wears. */
  look: Coming<string>
  onKey(event: KeyboardEvent, isEarly: boolean): void
}

export function Canvas({ look, onKey }: CanvasProps) {
  const editor = useEditor()
  const { editorDocument, frame, announce, openMenu, view } = editor
  const stage = useStage(view)
  const element = useRef<HTMLIFrameElement>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const onFrameKey = useEffectEvent(onKey)
  const now = useEffectEvent(() => editor)

  // Before anything is painted: what has come already is put in with the editor.
  useLayoutEffect(() => {
    const abort = new AbortController()
    let isTouched = false
    let isOpening = false
    const touched = { signal: abort.signal, capture: true }
    for (const kind of ['pointerdown', 'keydown'])
      window.addEventListener(kind, () => (isTouched = true), touched)
    // By voice or a screen reader a field is reached without a key or a pointer.
    const reachField = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element && target.matches('input, textarea, select'))) return
      isTouched = true
      // The first word of the page is still opening: it must not take the keyboard from the field.
      if (isOpening) editorDocument.select({ id: null })
      isOpening = false
    }
    window.addEventListener('focusin', reachField, touched)
    const open = (worn: PageLook): void => {
      const made = element.current && !abort.signal.aborted ? writeFrame(element.current, worn, true) : null
      if (!made) return
      listen(made.document)
      void whenStyled(made.document).then(() => abort.signal.aborted || show(made))
    }
    const show = (made: { document: Document; root: HTMLElement }): void => {
      frame.document = made.document
      frame.element = element.current
      setRoot(made.root)
      // A page that is still empty is ready for the first word, unless somebody has begun elsewhere meanwhile.
      if (isTouched) return
      const empty = untouched(editorDocument)
      if (empty === null) return
      isOpening = true
      editorDocument.select({ id: empty, anchor: 0, head: 0 })
    }
    const listen = (inside: Document): void => {
      listenToPresses(inside, { editorDocument, frame, announce, openMenu }, element.current, abort.signal)
      watchTouch(inside, abort.signal)
      inside.addEventListener('focusin', () => (isOpening = false), { signal: abort.signal })
      listenToKeys(inside, abort.signal, (event, isEarly) => onFrameKey(event, isEarly))
    }
    // The views of the page are there before it is drawn: a block that waits for its own is drawn twice.
    const types = new Set([
      ...typedTypes,
      ...editorDocument.blocks.order().map((id) => editorDocument.blocks.need(id).type),
    ])
    const isEmpty = editorDocument.blocks.size === 1
    const drawable = Promise.all([loadViews(types), ...(isEmpty ? [loadWriting()] : [])]).catch(
      () => undefined,
    )
    look.answer.then(
      (html) => drawable.then(() => open(lookOf(html))),
      () => {
        if (abort.signal.aborted) return
        open(emptyLook)
        announce(canvas.look_failed)
      },
    )
    return () => {
      abort.abort()
      frame.document = null
      setRoot(null)
    }
  }, [look, announce, frame, editorDocument, openMenu])

  useEffect(() => {
    if (!root) return undefined
    noteCanvasReady()
    return loadRest()
  }, [root])
  useEffect(() => bringWriting(editorDocument.selected), [editorDocument])
  useEffect(() => {
    const inside = root?.ownerDocument
    if (!inside) return
    const abort = new AbortController()
    listenToClipboard(inside, () => now(), abort.signal)
    return () => abort.abort()
  }, [root])

  useScheme(root)

  return (
    <div ref={stage} className="editor-stage">
      <Page>
        <Frame ref={element} />
        {root ? createPortal(<CanvasChildren parent={rootId} />, root) : null}
        {root ? <WriterNotes root={root} /> : null}
        {root ? <SiteParts root={root} /> : null}
        {root ? <Overlay /> : null}
        {root ? <DropLayer /> : null}
        {root ? <Gestures /> : null}
        {root ? <Starters /> : null}
      </Page>
    </div>
  )
}

/** The one paragraph of a page that holds nothing at all; null on any other page. What an empty text is by its HTML (emptyPage.ts) loads later. */
function untouched({ blocks }: EditorValue['editorDocument']): string | null {
  const [first = '', second] = blocks.root.children
  const record = blocks.get(first)
  return record?.type === 'paragraph' && record.state.text === '' && !second ? first : null
}

/** A press on the page selects, opens the menu, or leaves the caret where it is; nothing of the page itself acts. */
function listenToPresses(
  inside: Document,
  {
    editorDocument,
    frame,
    announce,
    openMenu,
  }: Pick<EditorValue, 'editorDocument' | 'frame' | 'announce' | 'openMenu'>,
  around: HTMLIFrameElement | null,
  signal: AbortSignal,
): void {
  /** Anywhere on a page that is still empty its first word begins. */
  const pressedAt = ({ target }: Event): string | null => blockIdAt(target) ?? untouched(editorDocument)
  const menu = (event: MouseEvent): void => {
    const id = blockIdAt(event.target)
    // In the words that are being written the browser's own menu has the spelling.
    if (id === null || !around || isTyping(event)) return
    event.preventDefault()
    if (!editorDocument.selectedIds.includes(id)) selectNow(() => editorDocument.select({ id }))
    openMenu({ at: boxInWindow(around, { left: event.clientX, top: event.clientY, height: 0 }) })
  }
  const down = (event: PointerEvent): void => {
    // The other button opens the menu, of all that is selected.
    if (event.button === 2) return
    const id = pressedAt(event)
    if (id === null) {
      editorDocument.select({ id: null })
      return
    }
    const { selection } = editorDocument
    if (event.shiftKey && selection.id !== null && selection.id !== id) {
      event.preventDefault()
      extendTo(editorDocument, id)
      announce(said.selected({ count: editorDocument.selectedIds.length }))
      return
    }
    if (selection.id === id && selection.anchor !== undefined) return
    const hasText = isWritten(definitions.get(editorDocument.blocks.get(id)?.type ?? ''))
    frame.pointer = hasText ? { left: event.clientX, top: event.clientY } : null
    selectNow(() => editorDocument.select(hasText ? { id, anchor: 0, head: 0 } : { id }))
  }
  /** A press beside the words of a block, as right of a short heading, leaves the caret in them, or brings it back. */
  const keepCaret = (event: MouseEvent): void => {
    const { text } = frame
    if (pressedAt(event) !== editorDocument.selection.id || !text) return
    if (event.composedPath().includes(text.dom)) return
    event.preventDefault()
    text.focus()
  }
  const refuse = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  inside.addEventListener('pointerdown', down, { signal })
  inside.addEventListener('mousedown', keepCaret, { signal })
  inside.addEventListener('contextmenu', menu, { signal })
  // Links, forms and buttons of the page do nothing here.
  inside.addEventListener('click', refuse, { signal, capture: true })
  inside.addEventListener('submit', refuse, { signal, capture: true })
}

/** Shows the page light or dark, as the view has it. */
function useScheme(root: HTMLElement | null): void {
  const scheme = useView((now) => now.view.scheme)
  useEffect(() => {
    const html = root?.ownerDocument.documentElement
    if (!html || scheme === null) return
    const before = html.getAttribute('data-theme')
    html.setAttribute('data-theme', scheme)
    return () => {
      if (before === null) html.removeAttribute('data-theme')
      else html.setAttribute('data-theme', before)
    }
  }, [root, scheme])
}

/** Returns the room of the page, which tells the view how large it is. */
function useStage(view: ViewState): React.RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const around = stage.current
    if (!around) return undefined
    const measure = () => {
      const padding = 2 * Number.parseFloat(getComputedStyle(around).paddingTop)
      view.fit({ width: around.clientWidth - padding, height: around.clientHeight - padding })
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(around)
    return () => sizes.disconnect()
  }, [view])
  return stage
}

/** The page as large as it is drawn; what lies over it has the size that it has everywhere. */
function Page({ children }: { children: React.ReactNode }) {
  const { width, height, scale } = useView(({ page }) => page)
  return (
    <div className="editor-page" style={{ inlineSize: width * scale, blockSize: height * scale }}>
      {children}
    </div>
  )
}

/** The editor writes this frame itself and listens in it: a sandbox that allows that would keep nothing out. */
function Frame({ ref }: { ref: React.Ref<HTMLIFrameElement> }) {
  const { width, height, scale } = useView(({ page }) => page)
  return (
    <iframe
      ref={ref}
      className="editor-frame"
      title={canvas.the_page}
      style={{ width, height, ...(scale === 1 ? {} : { transform: `scale(${scale})` }) }}
    />
  )
}
