/** Lays something out at its true width and scales it down to the box that it is in. */
import { type RefObject, useEffect, useState } from 'react'

/**
 * @param width of what is shown, in CSS pixels
 * @returns the scale, at most 1, and the height of the box in the pixels of what is shown
 */
export function useScaled(
  box: RefObject<HTMLElement | null>,
  width: number,
): { scale: number; height: number } {
  const [size, setSize] = useState({ scale: 1, height: 600 })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watcher = new ResizeObserver(() => {
      const scale = Math.min(1, element.clientWidth / width)
      setSize({ scale, height: element.clientHeight / scale })
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [box, width])
  return size
}
