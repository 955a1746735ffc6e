/** The rows of the outline, and which of them are drawn: a page of thousands of blocks has no more rows than fit. */
import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { BlockDocument } from '../model/document.ts'
import { rootId } from '../model/record.ts'

/** The same height in editor.css. */
export const rowHeightPx = 30
/** Rows that are drawn beyond the window on each side, and the number up to which all are. */
const beyond = 30
const allUpTo = 200

export interface Row {
  id: string
  /** 1 at the top level. */
  level: number
  position: number
  siblings: number
}

/** Returns the rows that are not within a closed one, in reading order. */
export function rowsOf(document: BlockDocument, closed: ReadonlySet<string>): Row[] {
  const rows: Row[] = []
  const walk = (parent: string, level: number): void => {
    const { children } = document.need(parent)
    children.forEach((id, index) => {
      rows.push({ id, level, position: index + 1, siblings: children.length })
      if (!closed.has(id)) walk(id, level + 1)
    })
  }
  walk(rootId, 1)
  return rows
}

interface Range {
  from: number
  to: number
}

/** Returns the rows to draw, and a function that makes sure that one row is among them. */
export function useRowWindow(
  tree: RefObject<HTMLElement | null>,
  count: number,
): [Range, (index: number) => void] {
  const [range, setRange] = useState<Range>({ from: 0, to: 2 * beyond })
  useEffect(() => {
    const scroller = tree.current?.parentElement
    if (!scroller || count <= allUpTo) return
    const measure = () => {
      const first = Math.floor((scroller.scrollTop - (tree.current?.offsetTop ?? 0)) / rowHeightPx)
      const last = first + Math.ceil(scroller.clientHeight / rowHeightPx)
      // In steps, so that a scroll does not draw the list at every pixel.
      const from = Math.max(0, Math.floor((first - beyond) / 10) * 10)
      const to = Math.ceil((last + beyond) / 10) * 10
      setRange((before) => (before.from === from && before.to === to ? before : { from, to }))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(scroller)
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [tree, count])
  const show = useCallback((index: number) => {
    setRange((before) =>
      index >= before.from && index < before.to
        ? before
        : { from: Math.max(0, index - beyond), to: index + beyond },
    )
  }, [])
  return [count <= allUpTo ? { from: 0, to: count } : range, show]
}
