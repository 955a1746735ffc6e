/** Which part of a long screen is read now: the last one that has begun below the upper edge. */
import { useEffect, useState } from 'react'

/** From the upper edge of the window to where a part counts as begun, in CSS pixels. */
const beginsAt = 140

/** @param ids of the parts, in their order on the screen @returns the id of the part, '' before the first is drawn */
export function useSectionInView(ids: readonly string[]): string {
  const [current, setCurrent] = useState('')
  const all = ids.join(' ')
  useEffect(() => {
    function look() {
      const parts = all.split(' ').flatMap((id) => document.getElementById(id) ?? [])
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0
      const begun = parts.filter((part) => part.getBoundingClientRect().top <= beginsAt)
      setCurrent((isAtEnd ? parts.at(-1) : (begun.at(-1) ?? parts[0]))?.id ?? '')
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [all])
  return current
}
