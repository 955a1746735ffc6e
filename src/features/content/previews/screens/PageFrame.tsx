/** One frame of a preview: a page of the site at its true width, drawn smaller where there is less room. */
import { useEffect, useRef, useState } from 'react'
import { linkAround } from '#ui/linkAround.ts'
import type { Frames } from './frames.ts'
import type { Choices } from './previewChoices.ts'
import { isPreviewPath, leadOf, pageAt, pathPreview, type ShownPage } from './previewPaths.ts'

interface FrameProps {
  frames: Frames
  title: string
  /** In CSS pixels of the page. */
  width: number
  height: number
  scale: number
  choices: Choices
  onPage(page: ShownPage): void
}

export function PageFrame({ frames, title, width, height, scale, choices, onPage }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // From then on links and the bar lead it.
  const [first] = useState(frames.shownNow)
  const [loads, setLoads] = useState(0)
  const latest = useRef(choices)
  useEffect(() => {
    latest.current = choices
  }, [choices])
  const { scheme } = choices
  useEffect(() => (frame.current ? frames.add(frame.current) : undefined), [frames])
  useEffect(() => {
    // A link on the page leads to another page of the site, which is shown alike.
    frame.current?.contentDocument?.documentElement.setAttribute('data-theme', scheme)
  }, [scheme, loads])

  function loaded(element: HTMLIFrameElement) {
    const { contentDocument: page, contentWindow: shown } = element
    if (!page || !shown) return
    const url = new URL(shown.location.href)
    // The session has ended: the login page is not for a frame.
    if (url.pathname === '/login')
      return location.assign(`/login?next=${encodeURIComponent(location.pathname + location.search)}`)
    // A form or a script has led to a page without its preview.
    if (!isPreviewPath(url.pathname)) return shown.location.replace(pathPreview(url, latest.current.as))
    hideEditControl(page)
    page.addEventListener('click', follow, { capture: true })
    frames.loaded(element, shown)
    onPage(pageAt(url.href, page.title.split(' · ')[0] ?? ''))
    setLoads((count) => count + 1)
  }

  /** Links stay in the preview; what is not of the site, and the dashboard, opens in a tab of its own. */
  function follow(event: MouseEvent) {
    const shown = frame.current?.contentWindow
    const link = linkAround(event.target)
    if (!shown || !link || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    const lead = leadOf(link, latest.current.as)
    if (!lead) return
    event.preventDefault()
    event.stopPropagation()
    if (lead.kind === 'inside') shown.location.assign(lead.url)
    else window.open(lead.url, '_blank', 'noopener')
  }

  return (
    <iframe
      ref={frame}
      src={first}
      title={title}
      style={{ inlineSize: width, blockSize: height, scale: String(scale), colorScheme: scheme }}
      onLoad={({ currentTarget }) => loaded(currentTarget)}
    />
  )
}

/** The page's own way into the editor would lead there inside of the frame. */
function hideEditControl(page: Document): void {
  const Sheet = page.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheet = new Sheet()
  sheet.replaceSync('.edit-controls { display: none }')
  page.adoptedStyleSheets.push(sheet)
}
