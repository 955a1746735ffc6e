/** A row of tabs or places that is longer than its room shows the current one. */
import { useEffect, useRef, type RefObject } from 'react'

/** @param now what tells one state of the row from another: after each change the current one scrolls into view */
export function useCurrentInView<Row extends HTMLElement>(now: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [now])
  return row
}
