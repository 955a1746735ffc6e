/** The box of a block in the frame, kept true while the page scrolls, grows or changes. */
import { useEffect, useState } from 'react'
import { useEditor } from '../EditorContext.ts'
import { type Box, boxOf } from './elements.ts'

export function useBox(id: string | null): Box | null {
  const { session, frame } = useEditor()
  const [measured, setMeasured] = useState<{ id: string; box: Box | null } | null>(null)
  useEffect(() => {
    const inside = frame.document
    const view = inside?.defaultView
    if (!inside || !view || id === null) return
    let waiting = 0
    const measure = () => {
      waiting = 0
      const next = boxOf(inside, id)
      setMeasured((last) => (last?.id === id && isSameBox(last.box, next) ? last : { id, box: next }))
    }
    const later = () => {
      if (waiting === 0) waiting = requestAnimationFrame(measure)
    }
    later()
    const stopWatching = session.document.watch(later)
    const abort = new AbortController()
    inside.addEventListener('scroll', later, { signal: abort.signal, passive: true })
    const sizes = new ResizeObserver(later)
    sizes.observe(inside.body)
    sizes.observe(inside.documentElement)
    return () => {
      cancelAnimationFrame(waiting)
      stopWatching()
      abort.abort()
      sizes.disconnect()
    }
  }, [id, frame, session])
  return measured?.id === id ? measured.box : null
}

function isSameBox(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return one === other
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height
}
