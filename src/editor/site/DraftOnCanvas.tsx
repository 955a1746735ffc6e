/** Draws header and footer on the canvas as they are drafted; a click on one of their parts leads to its settings. */
import { useEffect, useEffectEvent, useRef } from 'react'
import {
  type HeaderDraft,
  type HeaderPart,
  headerPartAt,
  headerScreen,
  putHeader,
  useDrawnHeader,
} from '#features/content/menus/editorParts.ts'
import { drawSavedParts } from '../canvas/aroundPage.ts'
import { aroundPart } from '../canvas/frameDocument.ts'
import { useEditor } from '../EditorContext.ts'

interface DraftProps {
  draft: HeaderDraft
  /** Whether the menu of narrow screens is shown. */
  isMenuOpen: boolean
  onPart(part: HeaderPart, title: string): void
}

export function DraftOnCanvas({ draft, isMenuOpen, onPart }: DraftProps) {
  const { frame, page } = useEditor()
  const { drawn, isLost } = useDrawnHeader(draft)
  /** The words of the entry whose own entries are shown: they stay in sight while they are changed. */
  const unfolded = useRef('')
  const click = useEffectEvent((event: MouseEvent) => {
    const at = headerPartAt(event.target)
    if (!at) return
    unfolded.current = at.part === 'menu' ? at.title : ''
    if (frame.document) unfold(frame.document, unfolded.current)
    onPart(at.part, at.title)
  })

  useEffect(() => {
    const inside = frame.document
    if (!inside) return undefined
    const abort = new AbortController()
    inside.documentElement.toggleAttribute('data-site-editing', true)
    inside.querySelector('main')?.toggleAttribute('inert', true)
    inside.addEventListener('click', (event) => click(event), { capture: true, signal: abort.signal })
    return () => {
      abort.abort()
      inside.documentElement.removeAttribute('data-site-editing')
      inside.querySelector('main')?.removeAttribute('inert')
      inside.documentElement.style.removeProperty('--logo-height')
      void drawSavedParts(inside, page.postId)
    }
  }, [frame, page.postId])

  const logoHeight = Number(draft.settings.logo_height)
  useEffect(() => {
    const inside = frame.document
    if (!inside || !drawn) return
    inside.documentElement.style.setProperty('--logo-height', `${logoHeight / 16}rem`)
    putHeader(inside, drawn, (part) => clickable(inside, part))
    unfold(inside, unfolded.current)
    const menu = inside.getElementById('site-menu')
    if (isMenuOpen) menu?.showPopover()
  }, [frame, drawn, logoHeight, isMenuOpen])

  return isLost ? <p role="alert">{headerScreen.preview_failed}</p> : null
}

/** As every part around the page, but a click on it is heard. */
function clickable(inside: Document, part: Element): Element {
  const copy = aroundPart(inside, part, 'site')
  copy.removeAttribute('inert')
  return copy
}

/** Shows the entries below the entry with these words, or that hold it. */
function unfold(inside: Document, title: string): void {
  for (const entry of inside.querySelectorAll<HTMLDetailsElement>('.site-header details')) {
    const links = [...entry.querySelectorAll('summary, a')]
    entry.open = title !== '' && links.some(({ textContent }) => textContent?.trim() === title)
  }
}
