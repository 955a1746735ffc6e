/** Keys of a list: j and k go from row to row, x chooses the row, Enter opens it. Never while somebody types. */
import { useEffect, useRef, useState, type RefObject } from 'react'

/** Returns the id of the row that the keys stand on, or null. */
export function useListKeys(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  { onPick }: { onPick?: ((id: string) => void) | undefined },
): string | null {
  const [at, setAt] = useState<string | null>(null)
  const latest = useRef({ ids, at, onPick })
  latest.current = { ids, at, onPick }
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || !isFree(event.target))
        return
      const { ids: all, at: here, onPick: choose } = latest.current
      const index = here === null ? -1 : all.indexOf(here)
      const row = here === null ? null : (body.current?.querySelector(`[data-row="${here}"]`) ?? null)
      if (event.key === 'j' || event.key === 'k') {
        const next = all[Math.max(0, Math.min(all.length - 1, index + (event.key === 'j' ? 1 : -1)))]
        if (next === undefined) return
        setAt(next)
        body.current?.querySelector(`[data-row="${next}"]`)?.scrollIntoView({ block: 'nearest' })
      } else if (event.key === 'x' && here !== null && index >= 0) choose?.(here)
      else if (event.key === 'Enter' && row && event.target === document.body)
        row.querySelector<HTMLElement>('a.title, .title a, button.title')?.click()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [body])
  return at !== null && ids.includes(at) ? at : null
}

function isFree(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    !target.isContentEditable &&
    !target.matches('input:not([type=checkbox]), textarea, select, dialog, dialog *')
  )
}
