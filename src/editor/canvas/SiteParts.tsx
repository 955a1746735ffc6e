/**
 * What is on every page around the blocks: the canvas shows header, announcement and footer pale, and a tag says what
 * they are and leads to the screen that edits them. The title that the page draws above its blocks follows the one in the bar.
 */
import { useEffect, useRef, useState } from 'react'
import { useViewer } from '#ui/viewer.ts'
import { useEditor, useView } from '../EditorContext.ts'
import { lookPathOf } from '../prefetch.ts'
import { type Box, scaledBox } from './elements.ts'
import { aroundPart, fetchLook } from './frameDocument.ts'
import { siteParts } from './texts/siteParts.ts'

interface Part {
  name: string
  box: Box
}

const selector = '[data-around="site"]'

export function SiteParts({ root }: { root: HTMLElement }) {
  const inside = root.ownerDocument
  const scale = useView(({ page }) => page.scale)
  const mayEdit = useViewer().can('settings.write')
  const parts = useParts(inside)
  const pointed = usePointed(inside, parts)
  const noteLeaving = useNewestParts(inside)
  useTitle(inside)
  const isMail = useEditor().type === 'newsletter'
  useEffect(() => {
    if (isMail) showAsEmail(inside)
  }, [isMail, inside])
  if (isMail) return null
  return parts.map(({ name, box }) => {
    const { top, height } = scaledBox(box, scale)
    const words = (
      <>
        {name} <small>{siteParts.on_every_page}</small>
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
          <a
            href="/user/header"
            target="_blank"
            rel="noreferrer"
            data-tip={siteParts.edit}
            onClick={noteLeaving}
          >
            {words}
          </a>
        ) : (
          <span>{words}</span>
        )}
      </div>
    )
  })
}

/** An email has nothing of the site around it, and is as narrow as mail programs show it. */
function showAsEmail(inside: Document): void {
  for (const part of inside.querySelectorAll<HTMLElement>(selector)) part.style.display = 'none'
  const main = inside.querySelector('main')
  if (!main) return
  main.style.maxWidth = '600px'
  main.style.marginInline = 'auto'
}

/** The parts with their boxes, read anew when the page scrolls or has another size. */
function useParts(inside: Document): readonly Part[] {
  const [parts, setParts] = useState<readonly Part[]>([])
  useEffect(() => {
    let waiting = 0
    let last = ''
    const measure = () => {
      waiting = 0
      const found = [...inside.querySelectorAll<HTMLElement>(selector)].flatMap((part): Part[] => {
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
function usePointed(inside: Document, parts: readonly Part[]): string | null {
  const [pointed, setPointed] = useState<string | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const options = { signal: abort.signal, passive: true }
    const look = ({ clientY }: PointerEvent) => {
      const over = parts.find(({ box }) => clientY >= box.top && clientY < box.top + box.height)
      setPointed(over?.name ?? null)
    }
    inside.addEventListener('pointermove', look, options)
    // On a touch screen nothing moves before it presses.
    inside.addEventListener('pointerdown', look, options)
    return () => abort.abort()
  }, [inside, parts])
  return pointed
}

/** What is an announcement, a header or a footer; whatever else is around the page has no tag. */
function nameOf(part: HTMLElement): string | null {
  if (part.matches('.site-header')) return siteParts.header
  if (part.matches('.site-footer')) return siteParts.footer
  return part.matches('.announcement') ? siteParts.announcement : null
}

/** Returns what is called when the parts may be edited elsewhere: whoever comes back sees them as they are then. */
function useNewestParts(inside: Document): () => void {
  const { postId } = useEditor().page
  const hasLeft = useRef(false)
  useEffect(() => {
    const abort = new AbortController()
    window.addEventListener(
      'focus',
      () => {
        if (!hasLeft.current) return
        // A page that cannot be read leaves the parts as they are.
        void fetchLook(lookPathOf(postId)).then(
          ({ chain }) => !abort.signal.aborted && putIn(inside, chain),
          () => undefined,
        )
      },
      { signal: abort.signal },
    )
    return () => abort.abort()
  }, [inside, postId])
  return () => void (hasLeft.current = true)
}

function putIn(inside: Document, chain: Awaited<ReturnType<typeof fetchLook>>['chain']): void {
  const main = inside.querySelector('main')
  const level = chain.find(({ tag }) => tag === 'main')
  if (!main || !level) return
  for (const part of inside.querySelectorAll(selector)) part.remove()
  main.before(...(level.before ?? []).map((part) => aroundPart(inside, part, true)))
  main.after(...(level.after ?? []).map((part) => aroundPart(inside, part, true)))
}

/** The title that the page draws above its blocks is the one in the bar. */
function useTitle(inside: Document): void {
  const { title } = useEditor().page
  useEffect(() => {
    const shown = inside.querySelector('[data-around="page"] h1')
    if (shown && title !== '' && shown.childElementCount === 0) shown.textContent = title
  }, [inside, title])
}
