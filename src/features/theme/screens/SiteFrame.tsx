/**
 * A page of the site as visitors get it, laid out at its true width and scaled down, in the colours and fonts of a draft: one sheet
 * of design values over the page's own. Links show their page here; nothing is sent from it.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Scheme } from '#ui/contrast.ts'
import { linkAround } from '#ui/linkAround.ts'
import { useScaled } from '#ui/useScaled.ts'

interface SiteFrameProps {
  title: string
  /** The page that is shown, and the URL that it is drawn at. */
  path: string
  src: string
  scheme: Scheme
  css: string
  /** The width of the page in CSS pixels. */
  width: number
  onGo: (path: string) => void
  /** The windows of frames that follow each other's scrolling. */
  views?: Set<Window>
}

export function SiteFrame({ title, path, src, scheme, css, width, onGo, views }: SiteFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const sheet = useRef<CSSStyleSheet | null>(null)
  const { scale, height } = useScaled(box, width)
  const [shown, setShown] = useState('')

  useEffect(() => sheet.current?.replaceSync(css), [css])
  useEffect(() => {
    const page = frame.current?.contentDocument?.documentElement
    if (page) page.dataset.theme = scheme
  }, [scheme])

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkAround(event.target)
    if (!link) return
    const target = new URL(link.href)
    if (target.pathname === path && target.hash) return
    event.preventDefault()
    event.stopPropagation()
    if (target.origin === location.origin && !/^\/(?:user|api|logout)\b/.test(target.pathname))
      onGo(target.pathname)
  })

  function dress() {
    const page = frame.current?.contentDocument
    const view = page?.defaultView
    if (!page || !view) return
    page.documentElement.dataset.theme = scheme
    const made = new view.CSSStyleSheet()
    made.replaceSync(css)
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, made]
    sheet.current = made
    page.addEventListener('click', (event) => follow(event), { capture: true })
    page.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        event.stopPropagation()
      },
      { capture: true },
    )
    if (views) scrollTogether(view, views)
    setShown(src)
  }

  return (
    <div ref={box} className="page-frame" data-waiting={shown !== src || undefined}>
      <iframe
        key={src}
        ref={frame}
        src={src}
        title={title}
        onLoad={dress}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}

function scrollTogether(view: Window, views: Set<Window>): void {
  views.add(view)
  view.addEventListener('pagehide', () => views.delete(view))
  view.addEventListener('scroll', () => {
    for (const other of views)
      if (other !== view && Math.abs(other.scrollY - view.scrollY) > 2)
        other.scrollTo({ top: view.scrollY, behavior: 'instant' })
  })
}
