/** The size of a box, and what is laid out at its true width and scaled down to that box. */
import { type RefObject, useEffect, useState } from 'react'

/** Returns the inner width and height of the box in CSS pixels; 0 until it is measured. */
export function useBoxSize(box: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watcher = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [box])
  return size
}

/**
 * @param width of what is shown, in CSS pixels
 * @returns the scale, at most 1, and the height of the box in the pixels of what is shown
 */
export function useScaled(
  box: RefObject<HTMLElement | null>,
  width: number,
): { scale: number; height: number } {
  const room = useBoxSize(box)
  if (room.width === 0) return { scale: 1, height: 600 }
  const scale = Math.min(1, room.width / width)
  return { scale, height: room.height / scale }
}
