/** The email as mail programs show it, wide and as on a phone. */
import { useEffect, useRef, useState } from 'react'
import { mailTexts } from '../texts/mailTexts.ts'
import { common } from '#ui/texts/common.ts'

const widths = { wide: 680, phone: 390 } as const
type Width = keyof typeof widths

/** @param mark changes where the email does: it is read anew */
export function MailPreview({ path, mark }: { path: string; mark: string }) {
  const [width, setWidth] = useState<Width>('wide')
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const shown = frame.current
    if (!shown) return
    const abort = new AbortController()
    let watch: ResizeObserver | undefined
    const fit = () => {
      const inside = shown.contentDocument
      if (!inside?.body) return
      watch?.disconnect()
      watch = new ResizeObserver(() => {
        shown.style.height = `${inside.body.scrollHeight}px`
      })
      watch.observe(inside.body)
    }
    fit()
    shown.addEventListener('load', fit, { signal: abort.signal })
    return () => {
      abort.abort()
      watch?.disconnect()
    }
  }, [mark])
  const choice = (name: Width, title: string) => (
    <button
      key={name}
      type="button"
      className="button small"
      aria-pressed={width === name}
      onClick={() => setWidth(name)}
    >
      {title}
    </button>
  )
  return (
    <section className="card-box stack mail-preview" aria-label={common.preview}>
      <div className="row between">
        <h2>{common.preview}</h2>
        <div className="row" role="group" aria-label={mailTexts.width}>
          {choice('wide', mailTexts.wide)}
          {choice('phone', mailTexts.phone)}
        </div>
      </div>
      <div className="mail-stage">
        {/* No script runs in it; its own origin lets this page see how tall it is. */}
        <iframe
          key={mark}
          ref={frame}
          title={mailTexts.preview_of}
          src={path}
          sandbox="allow-same-origin"
          className={width === 'phone' ? 'mail-frame mail-frame-phone' : 'mail-frame'}
        />
      </div>
    </section>
  )
}
