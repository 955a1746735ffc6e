/** Whether a part of the page can be seen; true until the browser has looked, so that nothing moves while it loads. */
import { useEffect, useState, type RefObject } from 'react'

export function useInView(place: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setInView(entry.isIntersecting)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isInView
}
