/** The site's home page with header and footer as they are drafted, at 1,280 pixels and on a phone; the server draws them. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useScaled } from '#ui/useScaled.ts'
import { headerScreen } from '../texts/headerScreen.ts'
import { headerPartAt, putHeader, useDrawnHeader, type HeaderDraft, type HeaderPart } from './headerDraft.ts'

interface PreviewProps {
  draft: HeaderDraft
  onPart: (part: HeaderPart, title: string) => void
}

export function HeaderPreview({ draft, onPart }: PreviewProps) {
  const { drawn, isLost } = useDrawnHeader(draft)
  const [isOpen, setOpen] = useState(false)
  const shared = { drawn, logoHeight: draft.settings.logo_height, onPart }
  return (
    <section className="header-preview" aria-label={headerScreen.preview}>
      {isLost && <p role="alert">{headerScreen.preview_failed}</p>}
      <div>
        <b aria-hidden>{headerScreen.desktop}</b>
        <HeaderFrame title={headerScreen.on_desktop} width={1280} isOpen={false} {...shared} />
      </div>
      <div>
        <b aria-hidden>{headerScreen.phone}</b>
        <label className="check">
          <input type="checkbox" checked={isOpen} onChange={({ target }) => setOpen(target.checked)} />
          {headerScreen.open_menu}
        </label>
        <HeaderFrame title={headerScreen.on_phone} width={390} isOpen={isOpen} {...shared} />
      </div>
    </section>
  )
}

interface FrameProps {
  title: string
  width: number
  isOpen: boolean
  drawn: Document | null
  logoHeight: unknown
  onPart: PreviewProps['onPart']
}

function HeaderFrame({ title, width, isOpen, drawn, logoHeight, onPart }: FrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { scale, height } = useScaled(box, width)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!isLoaded || !page || !drawn) return
    page.documentElement.style.setProperty('--logo-height', `${Number(logoHeight) / 16}rem`)
    putHeader(page, drawn)
    if (isOpen) page.getElementById('site-menu')?.showPopover()
  }, [isLoaded, drawn, logoHeight, isOpen])

  const click = useEffectEvent((event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const at = headerPartAt(event.target)
    if (at) onPart(at.part, at.title)
  })
  function listen() {
    const page = frame.current?.contentDocument
    if (!page) return
    page.addEventListener('click', (event) => click(event), { capture: true })
    page.addEventListener('submit', (event) => event.preventDefault(), { capture: true })
    setLoaded(true)
  }
  return (
    <div ref={box} className="page-frame">
      <iframe
        ref={frame}
        src="/user/preview/theme?path=/&as=visitor"
        title={title}
        onLoad={listen}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}
