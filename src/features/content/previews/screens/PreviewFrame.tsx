/** The frame of a preview: the page at its true width, drawn smaller where the window is narrower, never larger. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { linkAround } from '#ui/linkAround.ts'
import { ResizeHandle } from '#ui/ResizeHandle.tsx'
import { common } from '#ui/texts/common.ts'
import { useBoxSize } from '#ui/useScaled.ts'
import { previewScreen } from '../texts/previewScreen.ts'
import { type Choices, widthBounds } from './previewChoices.ts'
import { isPreviewPath, leadOf, pageAt, pathPreview, type ShownPage } from './previewPaths.ts'

interface FrameProps {
  frame: RefObject<HTMLIFrameElement | null>
  /** What it shows first; from then on links and the bar lead it. */
  first: string
  choices: Choices
  onWidth(width: number): void
  onPage(page: ShownPage): void
}

export function PreviewFrame({ frame, first, choices, onWidth, onPage }: FrameProps) {
  const stage = useRef<HTMLDivElement>(null)
  const room = useBoxSize(stage)
  const [loads, setLoads] = useState(0)
  const latest = useRef(choices)
  useEffect(() => {
    latest.current = choices
  }, [choices])
  const { width, scheme } = choices
  useEffect(() => {
    // A link on the page leads to another page of the site, which is shown alike.
    frame.current?.contentDocument?.documentElement.setAttribute('data-theme', scheme)
  }, [frame, scheme, loads])

  function loaded({ contentDocument: page, contentWindow: shown }: HTMLIFrameElement) {
    if (!page || !shown) return
    const url = new URL(shown.location.href)
    // The session has ended: the login page is not for a frame.
    if (url.pathname === '/login')
      return location.assign(`/login?next=${encodeURIComponent(location.pathname + location.search)}`)
    // A form or a script has led to a page without its preview.
    if (!isPreviewPath(url.pathname)) return shown.location.replace(pathPreview(url, latest.current.as))
    hideEditControl(page)
    page.addEventListener('click', follow, { capture: true })
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

  const scale = width === null || room.width === 0 ? 1 : Math.min(1, room.width / width)
  const own = width ?? room.width
  // The page is in the middle: both edges move when one is dragged.
  const isDraggable = room.width > 760
  return (
    <div ref={stage} className="preview-stage">
      <div
        className="preview-paper"
        data-full={width === null ? '' : undefined}
        style={{ inlineSize: own * scale, blockSize: room.height }}
      >
        <iframe
          ref={frame}
          src={first}
          title={common.preview}
          style={{
            inlineSize: own,
            blockSize: room.height / scale,
            scale: String(scale),
            colorScheme: scheme,
          }}
          onLoad={({ currentTarget }) => loaded(currentTarget)}
        />
        {isDraggable ? (
          <ResizeHandle
            label={previewScreen.width_of_the_page}
            width={own}
            min={widthBounds.min}
            max={
              width === null || width <= room.width ? Math.min(room.width, widthBounds.max) : widthBounds.max
            }
            edge={document.documentElement.dir === 'rtl' ? 'start' : 'end'}
            rate={2}
            onResize={onWidth}
          />
        ) : null}
      </div>
    </div>
  )
}

/** The page's own way into the editor would lead there inside of the frame. */
function hideEditControl(page: Document): void {
  const Sheet = page.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheet = new Sheet()
  sheet.replaceSync('.edit-controls { display: none }')
  page.adoptedStyleSheets.push(sheet)
}
