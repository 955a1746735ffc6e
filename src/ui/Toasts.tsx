/** Notices in the corner (F-UI-09, F-CONST-01): 15 s, 350 ms in, 260 ms out, double click removes, hover and focus hold. */
import { X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { notice } from '#constants.ts'
import { dismiss, onNotices, shownNotices, type Notice } from './notices.ts'
import { frame } from './texts/frame.ts'

export function Toasts() {
  const list = useSyncExternalStore(onNotices, shownNotices, shownNotices)
  return (
    <section className="toasts" aria-label={frame.notices}>
      {list.map((one) => (
        <Toast key={one.id} notice={one} />
      ))}
    </section>
  )
}

export function Toast({ notice: shown }: { notice: Notice }) {
  const [isLeaving, setLeaving] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const left = useRef<number>(shown.dismissMs ?? notice.dismissMs)

  useEffect(() => {
    if (isHeld || isLeaving) return
    const startedAt = Date.now()
    const timer = setTimeout(() => setLeaving(true), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (Date.now() - startedAt))
    }
  }, [isHeld, isLeaving])

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => dismiss(shown.id), notice.exitMs)
    return () => clearTimeout(timer)
  }, [isLeaving, shown.id])

  return (
    <div
      className={`toast ${shown.kind} ${isLeaving ? 'leaving' : ''}`}
      role={shown.kind === 'danger' ? 'alert' : 'status'}
      onDoubleClick={() => setLeaving(true)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setLeaving(true)
      }}
    >
      <div>
        <strong>{shown.title}</strong>
        {shown.text && <p>{shown.text}</p>}
        {shown.link && (
          <a className="link" href={shown.link.href} target="_blank" rel="noreferrer">
            {shown.link.label}
          </a>
        )}
      </div>
      {shown.action && (
        <button
          type="button"
          className="button small"
          onClick={() => {
            shown.action?.run()
            setLeaving(true)
          }}
        >
          {shown.action.label}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={frame.close_notice}
        onClick={() => setLeaving(true)}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}
