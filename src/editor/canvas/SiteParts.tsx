/**
 * What is on every page around the blocks: the canvas shows header, announcement and footer pale, and a tag says what
 * they are and opens their settings, as does a double click on them. The title that the page draws above its blocks follows
 * the one in the bar, and a click on it leads there.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { HeaderPart } from '#features/content/menus/editorParts.ts'
import { useViewer } from '#ui/viewer.ts'
import { useEditor, useView } from '../EditorContext.ts'
import { aroundSelector, siteSelector } from './aroundPage.ts'
import { type Box, blockIdAt, scaledBox } from './elements.ts'
import { adoptStyles } from './frameDocument.ts'
import { siteParts } from './texts/siteParts.ts'

type SitePart = 'announcement' | 'header' | 'footer'

interface Part {
  name: SitePart
  box: Box
}

/** With which settings a part begins. */
const begins: Record<SitePart, HeaderPart> = {
  announcement: 'announcement',
  header: 'menu',
  footer: 'footer',
}

export function SiteParts({ root }: { root: HTMLElement }) {
  const inside = root.ownerDocument
  const scale = useView(({ page }) => page.scale)
  const mayEdit = useViewer().can('settings.write')
  const parts = useParts(inside)
  const { type, openSite } = useEditor()
  const pointed = usePointed(inside, parts, (name) => mayEdit && openSite(begins[name]))
  useTitle(inside)
  const isMail = type === 'newsletter'
  useLayoutEffect(() => (isMail ? adoptStyles(inside, emailSheet) : undefined), [isMail, inside])
  if (isMail) return null
  return parts.map(({ name, box }) => {
    const { top, height } = scaledBox(box, scale)
    const words = (
      <>
        {siteParts[name]} <small>{siteParts.on_every_page}</small>
      </>
    )
    return (
      <div
        key={name}
        className="editor-site-part"
        data-pointed={pointed === name || undefined}
        style={{ top, height }}
      >
        {mayEdit ? (
          <button type="button" data-tip={siteParts.edit} onClick={() => openSite(begins[name])}>
            {words}
          </button>
        ) : (
          <span>{words}</span>
        )}
      </div>
    )
  })
}

/**
 * An email has nothing of the site around it and no title of a page, and is as narrow as mail programs show it. A sheet: what
 * is around the blocks is drawn anew with each save.
 */
const emailSheet = `${aroundSelector}{display:none !important}main{max-width:600px !important;margin-inline:auto !important}`

/** The parts with their boxes, read anew when the page scrolls or has another size. */
function useParts(inside: Document): readonly Part[] {
  const [parts, setParts] = useState<readonly Part[]>([])
  useEffect(() => {
    let waiting = 0
    let last = ''
    const measure = () => {
      waiting = 0
      const found = [...inside.querySelectorAll<HTMLElement>(siteSelector)].flatMap((part): Part[] => {
        const name = nameOf(part)
        if (name === null) return []
        const { left, top, width, height } = part.getBoundingClientRect()
        return [{ name, box: { left, top, width, height } }]
      })
      const now = JSON.stringify(found)
      if (now !== last) setParts(found)
      last = now
    }
    const later = () => {
      if (waiting === 0) waiting = requestAnimationFrame(measure)
    }
    later()
    const abort = new AbortController()
    inside.addEventListener('scroll', later, { signal: abort.signal, passive: true })
    const sizes = new ResizeObserver(later)
    sizes.observe(inside.body)
    return () => {
      cancelAnimationFrame(waiting)
      abort.abort()
      sizes.disconnect()
    }
  }, [inside])
  return parts
}

/** The part under the pointer: what is inert hears of none, so it is told by its place. */
function usePointed(
  inside: Document,
  parts: readonly Part[],
  onDouble: (name: SitePart) => void,
): SitePart | null {
  const [pointed, setPointed] = useState<SitePart | null>(null)
  const pointerY = useRef(-1)
  const nameAt = useEffectEvent(
    (y: number) => parts.find(({ box }) => y >= box.top && y < box.top + box.height)?.name ?? null,
  )
  const enter = useEffectEvent((y: number) => {
    const name = nameAt(y)
    if (name) onDouble(name)
  })
  useEffect(() => {
    const abort = new AbortController()
    const options = { signal: abort.signal, passive: true }
    const look = ({ clientY }: PointerEvent) => {
      pointerY.current = clientY
      setPointed(nameAt(clientY))
    }
    inside.addEventListener('pointermove', look, options)
    // On a touch screen nothing moves before it presses.
    inside.addEventListener('pointerdown', look, options)
    // A header may lie on the first section: what is written there is meant then.
    inside.addEventListener('dblclick', ({ clientY, target }) => blockIdAt(target) ?? enter(clientY), options)
    return () => abort.abort()
  }, [inside])
  // A pointer that rests is over another part once the page has been measured or has scrolled.
  useEffect(() => setPointed(nameAt(pointerY.current)), [parts])
  return pointed
}

/** What is an announcement, a header or a footer; whatever else is around the page has no tag. */
function nameOf(part: HTMLElement): SitePart | null {
  if (part.matches('.site-header')) return 'header'
  if (part.matches('.site-footer')) return 'footer'
  return part.matches('.announcement') ? 'announcement' : null
}

const titleIn = (inside: Document): HTMLElement | null =>
  inside.querySelector<HTMLElement>('main [data-around="page"] h1')

/** The title that the page draws above its blocks is the one in the bar, also where it is drawn anew as it is saved. */
function useTitle(inside: Document): void {
  const { title } = useEditor().page
  useEffect(() => {
    const main = inside.querySelector('main')
    const put = () => {
      const shown = titleIn(inside)
      if (shown && shown.childElementCount === 0 && shown.textContent !== title) shown.textContent = title
    }
    put()
    if (!main) return undefined
    const redrawn = new MutationObserver(put)
    redrawn.observe(main, { childList: true })
    return () => redrawn.disconnect()
  }, [inside, title])
  useEffect(() => {
    const abort = new AbortController()
    const options = { signal: abort.signal, passive: true }
    inside.addEventListener(
      'pointermove',
      (event) => inside.body.toggleAttribute('data-on-title', isOnTitle(inside, event)),
      options,
    )
    // The canvas keeps clicks from the page in the same phase, on the same document.
    inside.addEventListener('click', (event) => isOnTitle(inside, event) && writeTitle(), {
      ...options,
      capture: true,
    })
    return () => abort.abort()
  }, [inside])
}

/** The title is inert: the pointer is told by its place, and a block that lies there comes first. */
function isOnTitle(inside: Document, { clientX, clientY, target }: MouseEvent): boolean {
  const shown = blockIdAt(target) === null ? titleIn(inside) : null
  if (!shown) return false
  const { left, top, right, bottom } = shown.getBoundingClientRect()
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom
}

function writeTitle(): void {
  const field = document.querySelector<HTMLInputElement>('.editor-title')
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
