/** A link to a part of the screen, `#site` or a field, leads there once the parts are drawn; a field gets the focus. */
import { useEffect } from 'react'

export function useLinkedPart(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return
    const part = document.getElementById(location.hash.slice(1))
    if (!part) return
    const isField = part.matches('input, select, textarea')
    part.scrollIntoView({ block: isField ? 'center' : 'start' })
    if (isField) part.focus({ preventScroll: true })
  }, [isDrawn])
}
