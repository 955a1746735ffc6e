/** Tooltip on hover and focus (F-UI-22). Never the only carrier of a fact. */
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { tooltipTimer, wrapTooltip } from './tooltipRules.ts'

export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const id = useId()
  const timer = useMemo(() => tooltipTimer(setShown, { setTimeout: (run, ms) => window.setTimeout(run, ms), clearTimeout: (one) => window.clearTimeout(one) }), [])
  useEffect(() => () => timer.leave(), [timer])
  useEffect(() => {
    const box = anchor.current?.getBoundingClientRect()
    if (!isShown || !box || !tip.current) return
    tip.current.style.left = `${Math.max(8, Math.min(box.left, innerWidth - tip.current.offsetWidth - 8))}px`
    tip.current.style.top = `${box.bottom + 6}px`
  }, [isShown])
  return (
    <span ref={anchor} aria-describedby={isShown ? id : undefined} onMouseEnter={timer.enter} onMouseLeave={timer.leave} onFocus={timer.focus} onBlur={timer.leave}
      onKeyDown={(event) => { if (event.key === 'Escape') timer.leave() }}>
      {children}
      {isShown && <span ref={tip} id={id} role="tooltip" className="tip">{wrapTooltip(text).join('\n')}</span>}
    </span>
  )
}
